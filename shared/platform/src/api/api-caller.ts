import type { Envelope } from '@bee/contracts/envelope';
import { methodOf } from '@bee/contracts/methods';
import type { DataFor, OperationId, RequestFor } from '@bee/contracts/operations';
import { readData, readEnvelope } from './read-envelope.ts';

export type TransportRequest = {
  method: 'GET' | 'POST';
  path: string;
  payload: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
};
export type TransportAnswer = { status: number; headers: Record<string, string | undefined>; body: unknown };

/** Sends one request; rejects with NetworkError when there is no response, with the signal's reason when aborted. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export type CallOptions = { signal?: AbortSignal; raw?: boolean };

/**
 * Calls an operation by its id and returns `data`. Throws ApiError or NetworkError; a toast shows failures unless
 * `raw`.
 */
export type ApiCaller = {
  <Id extends OperationId>(operation: Id, request: RequestFor<Id>, options?: CallOptions): Promise<DataFor<Id>>;
  /** The same, but returns the whole envelope: for `token` of a login and the poll codes of checkOAuth. */
  envelope<Id extends OperationId>(
    operation: Id,
    request: RequestFor<Id>,
    options?: CallOptions,
  ): Promise<Envelope<DataFor<Id>> & Record<string, unknown>>;
};

export type ApiHooks = {
  token(): string;
  /** Called with the active composition named by a response. */
  onComposition?(id: string): void;
  onStart?(): void;
  onEnd?(failed: boolean): void;
  /** Called for each failure, also for those that the caller handles. */
  onError?(operation: OperationId, error: Error): void;
  /** Called for failures that the caller does not handle itself. */
  onFailure?(error: Error): void;
};

export const createApiCaller = (transport: Transport, hooks: ApiHooks): ApiCaller => {
  const send = async <Id extends OperationId>(operation: Id, request: RequestFor<Id>, signal?: AbortSignal) => {
    const token = hooks.token();
    const answer = await transport({
      method: methodOf(operation),
      path: `/api/${operation}`,
      payload: request,
      headers: token ? { token } : {},
      ...(signal && { signal }),
    });
    const composition = answer.headers['x-bee-composition'];
    if (composition) hooks.onComposition?.(composition);
    return answer;
  };

  const observed = async <Result>(
    operation: OperationId,
    { raw = false, signal }: CallOptions,
    work: () => Promise<Result>,
  ) => {
    hooks.onStart?.();
    let failed = false;
    try {
      return await work();
    } catch (error) {
      const aborted = signal?.aborted ?? false;
      failed = !aborted;
      if (!aborted) hooks.onError?.(operation, error as Error);
      if (!raw && !aborted) hooks.onFailure?.(error as Error);
      throw error;
    } finally {
      hooks.onEnd?.(failed);
    }
  };

  const call = <Id extends OperationId>(operation: Id, request: RequestFor<Id>, options: CallOptions = {}) =>
    observed(operation, options, async () => readData<DataFor<Id>>(await send(operation, request, options.signal)));

  return Object.assign(call, {
    envelope: <Id extends OperationId>(operation: Id, request: RequestFor<Id>, options: CallOptions = {}) =>
      observed(operation, options, async () =>
        readEnvelope<DataFor<Id>>(await send(operation, request, options.signal)),
      ),
  });
};
