import { methodOf } from '@bee/contracts/methods';
import type { DataFor, OperationId } from '@bee/contracts/operations';
import { readTags, TAGS_HEADER } from '../cache/answer-tags.ts';
import type { LoadContext } from '../cache/cache.ts';
import { LoadAbandoned } from '../cache/load-abandoned.ts';
import { INTERNAL_HEADER } from '../http/internal-signature.ts';
import { traceHeaders } from '../telemetry/activity.ts';

/**
 * Client for the edge's own API calls. Uses HTTP because the API may run in another process.
 * @param more headers in addition to the signature
 * @returns a function that tells the loading context of a cache what the answer depends on, and obeys its signal
 */
export const createInternalApi =
  (apiUrl: string, sign: () => string, more: () => Record<string, string> = () => ({})) =>
  async <Id extends OperationId>(
    operation: Id,
    request: object = {},
    { addTags, signal }: Partial<LoadContext> = {},
  ): Promise<DataFor<Id>> => {
    const method = methodOf(operation);
    const url = new URL(`/api/${operation}`, apiUrl);
    if (method === 'GET') for (const [key, value] of Object.entries(request)) url.searchParams.set(key, String(value));
    const unavailable = () => {
      if (signal?.aborted) throw new LoadAbandoned('all its readers have left');
      throw new InternalApiError(`${operation}: no answer from ${url.origin}`, 503);
    };
    const answer = await fetch(url, {
      method,
      headers: {
        [INTERNAL_HEADER]: sign(),
        'accept-encoding': 'identity',
        ...traceHeaders(),
        ...more(),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(request) }),
      signal: AbortSignal.any([AbortSignal.timeout(10_000), ...(signal ? [signal] : [])]),
    }).catch(unavailable);
    addTags?.(readTags(answer.headers.get(TAGS_HEADER)));
    // A proxy answers for an API that is unavailable with a page of its own.
    const body = (await answer.json().catch(unavailable)) as { code: number; msg: string; data: DataFor<Id> };
    if (body.code !== 1) throw new InternalApiError(`${operation}: ${body.msg}`, body.code);
    return body.data;
  };

export class InternalApiError extends Error {
  readonly code: number;
  /** HTTP status of an answer that needed this call. */
  readonly statusCode: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
    this.statusCode = code === 503 ? 503 : 500;
  }
}
