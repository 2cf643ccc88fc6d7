import { readEvents } from '@bee/domain/event-stream';
import { Unavailable } from '../../http/errors.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import type { LanguageModel } from './language-model.ts';

/**
 * `baseUrl` includes the version, for example `https://models.example.com/v1`; `withinMs` limits the time from the
 * request to the end of the answer.
 */
export type ModelConnection = { baseUrl: string; apiKey: string; model: string; withinMs: number };

/** Maximum bytes of an answer, so that other machines cannot exhaust the memory. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A model with the `chat/completions` protocol of OpenAI. */
export const openAiCompatible = (
  { baseUrl, apiKey, model, withinMs }: ModelConnection,
  outgoing: Outgoing,
): LanguageModel => ({
  complete: async function* (messages, signal) {
    const response = await outgoing(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0.2 }),
      timeoutMs: withinMs,
      signal,
    }).catch((error: unknown) => {
      throw signal.aborted ? error : new Unavailable('模型服务没有应答，请稍后重试');
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Unavailable(`模型服务暂时不可用（${response.status}），请稍后重试`);
    }
    let isOver = false;
    try {
      for await (const { data } of readEvents(bounded(response.body))) {
        if (data === '[DONE]') return;
        const { text, isLast } = readChunk(data);
        isOver ||= isLast;
        if (text) yield text;
      }
    } catch (error) {
      throw signal.aborted || error instanceof Unavailable ? error : new Unavailable(BROKEN);
    }
    if (!isOver && !signal.aborted) throw new Unavailable(BROKEN);
  },
});

const BROKEN = '模型服务的回答不完整，请重试';

async function* bounded(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Unavailable('模型服务的回答过大，请重试');
    yield chunk;
  }
}

type Chunk = { choices?: { delta?: { content?: unknown }; finish_reason?: string | null }[]; error?: unknown };

/** Not every endpoint sends [DONE] at the end; a finish reason is sufficient. */
const readChunk = (data: string): { text: string; isLast: boolean } => {
  const chunk = parse(data);
  const { delta, finish_reason } = chunk?.choices?.[0] ?? {};
  const text = delta?.content ?? '';
  if (!chunk || chunk.error || typeof text !== 'string') throw new Unavailable('模型服务的回答无法识别，请重试');
  return { text, isLast: Boolean(finish_reason) };
};

const parse = (data: string): Chunk | null => {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' ? (value as Chunk) : null;
  } catch {
    return null;
  }
};
