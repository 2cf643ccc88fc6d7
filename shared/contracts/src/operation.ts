import { type ZodObject, type ZodType, z } from 'zod';

/** Who may call an operation; finer rules (VIP, owner, points) are policies of the module. */
export type OperationAccess = 'public' | 'member' | 'operator';

/** `json` responds with the envelope; `binary` and `stream` only if they fail before the first byte. */
export type OperationKind = 'json' | 'binary' | 'stream';

export type Operation<Request extends ZodType = ZodType, Data extends ZodType = ZodType> = {
  method: 'GET' | 'POST';
  summary: string;
  access: OperationAccess;
  kind: OperationKind;
  request: Request;
  /** Shape of `data` in the envelope (of one event for `stream`). */
  data: Data;
  /** Fields of the envelope next to `data`, such as `token` after a login. */
  extras?: ZodObject;
};

type Defaults<Request extends ZodType> = Pick<Operation<Request>, 'method' | 'access' | 'kind' | 'request'>;
type Spec<Request extends ZodType, Data extends ZodType> = Omit<Operation<Request, Data>, keyof Defaults<Request>> &
  Partial<Defaults<Request>>;

const noFields = z.object({});

/**
 * Defines an API operation; its key in the collection ("vegetable/vegList") is its path below /api/. By default it is
 * public, uses POST and has no parameters.
 */
export const operation = <Data extends ZodType, Request extends ZodType = typeof noFields>(
  spec: Spec<Request, Data>,
): Operation<Request, Data> => ({
  method: 'POST',
  access: 'public',
  kind: 'json',
  // `Request` is the default where a specification has none.
  request: noFields as unknown as Request,
  ...spec,
});
