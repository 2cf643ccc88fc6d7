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

type Spec<Request extends ZodType, Data extends ZodType> = Pick<
  Operation<Request, Data>,
  'summary' | 'data' | 'extras'
> &
  Partial<Pick<Operation<Request, Data>, 'method' | 'kind' | 'request'>>;

const noFields = z.object({});

const operationFor =
  (access: OperationAccess) =>
  <Data extends ZodType, Request extends ZodType = typeof noFields>(
    spec: Spec<Request, Data>,
  ): Operation<Request, Data> => ({
    method: 'POST',
    access,
    kind: 'json',
    // `Request` is the default where a specification has none.
    request: noFields as unknown as Request,
    ...spec,
  });

/**
 * Defines a public API operation; its key in the collection ("vegetable/vegList") is its path below /api/. By default it
 * uses POST and has no parameters.
 */
export const operation = operationFor('public');
export const memberOperation = operationFor('member');
export const operatorOperation = operationFor('operator');
