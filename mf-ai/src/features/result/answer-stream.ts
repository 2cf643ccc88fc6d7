import type { RequestFor } from '@bee/contracts/operations';
import type { AnswerEvent } from '@bee/contracts/resource/ai';
import { readEvents } from '@bee/domain/event-stream';
import { ApiError, NetworkError } from '@bee/platform';

export type AskRequest = RequestFor<'a_i/getAnswer'>;
export type StreamOptions = { token: string; signal: AbortSignal };

/**
 * The events of an answer as they arrive. This is the only response without an envelope. An error before the stream
 * begins is thrown as an ApiError; a stream that ends before its final event throws a NetworkError, so the caller can
 * resume with `last_seq`. Ends silently when the signal is aborted.
 */
export async function* streamAnswer(
  request: AskRequest,
  { token, signal }: StreamOptions,
): AsyncGenerator<AnswerEvent> {
  let seq = Number(request.last_seq ?? 0);
  try {
    const response = await fetch('/api/a_i/getAnswer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(token && { token }) },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw await failureOf(response);
    if (!response.body) throw new NetworkError();
    for await (const { event, data } of readEvents(chunksOf(response.body))) {
      const answer = eventOf(event, data, seq + 1);
      seq = answer.seq;
      yield answer;
      if (answer.type === 'done' || answer.type === 'error') return;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError || error instanceof NetworkError ? error : new NetworkError({ cause: error });
  }
  if (!signal.aborted) throw new NetworkError();
}

/** A connection error event has neither type nor sequence number. */
const eventOf = (name: string, data: string, next: number): AnswerEvent => {
  const event = JSON.parse(data) as AnswerEvent;
  if (name !== 'error' || event.type === 'error') return event;
  const { msg = '回答中断，请重试' } = event as { msg?: string };
  return { type: 'error', seq: next, code: 'broken', msg, retryable: true };
};

const failureOf = async (response: Response): Promise<Error> => {
  const body = (await response.json().catch(() => null)) as { code?: number; msg?: string } | null;
  return new ApiError(body?.msg ?? '服务器暂时无法应答，请稍后重试', body?.code ?? 0, response.status);
};

/** Not every browser can iterate over a ReadableStream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
