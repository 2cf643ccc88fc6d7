import type { DataFor, OperationId } from '@bee/contracts/operations';
import { INTERNAL_HEADER } from '../http/internal-signature.ts';

/** The edge's own reading of the API, over HTTP: it may run elsewhere. */
export const createInternalApi =
  (apiUrl: string, sign: () => string) =>
  async <Id extends OperationId>(operation: Id, query: Record<string, string | number> = {}): Promise<DataFor<Id>> => {
    const url = new URL(`/api/${operation}`, apiUrl);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    const answer = await fetch(url, { headers: { [INTERNAL_HEADER]: sign() }, signal: AbortSignal.timeout(10_000) });
    const body = (await answer.json()) as { code: number; msg: string; data: DataFor<Id> };
    if (body.code !== 1) throw new InternalApiError(`${operation}: ${body.msg}`, body.code);
    return body.data;
  };

export class InternalApiError extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}
