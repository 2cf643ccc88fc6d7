import type { ZodObject, ZodType, z } from 'zod';

/** Who may call an operation at all; finer rules (VIP, owner, points) are the module's policy. */
export type OperationAccess = 'public' | 'member' | 'operator';

/** `json` answers with the envelope; `binary` and `stream` answer with it only when they fail before the first byte. */
export type OperationKind = 'json' | 'binary' | 'stream';

export type Operation<Request extends ZodType = ZodType, Data extends ZodType = ZodType> = {
  method: 'GET' | 'POST';
  summary: string;
  access: OperationAccess;
  kind: OperationKind;
  request: Request;
  /** Shape of `data` in the envelope (of one event for `stream`). */
  data: Data;
  /** Fields that stand beside `data` in the envelope, as `token` does after a login. */
  extras?: ZodObject;
};

type Spec<Request extends ZodType, Data extends ZodType> = Omit<Operation<Request, Data>, 'access' | 'kind'> & {
  access?: OperationAccess;
  kind?: OperationKind;
};

/** Describes one API operation; the key under which it is collected ("vegetable/vegList") is its path below /api/. */
export const operation = <Request extends ZodType, Data extends ZodType>(
  spec: Spec<Request, Data>,
): Operation<Request, Data> => ({ access: 'public', kind: 'json', ...spec });

/** What a caller passes: defaults may be left out. */
export type RequestOf<Op extends Operation> = z.input<Op['request']>;

/** What the server's service receives: defaults filled in. */
export type ParsedRequestOf<Op extends Operation> = z.output<Op['request']>;

export type DataOf<Op extends Operation> = z.output<Op['data']>;
