import { readEvents } from '@bee/domain/event-stream';
import { Unavailable } from '../../http/errors.ts';
import type { Outgoing } from '../../http/outgoing.ts';
import type { LanguageModel } from './language-model.ts';

/** `baseUrl` with its version, as in `https://models.example.com/v1`. */
export type ModelSettings = { baseUrl: string; apiKey: string; model: string };

const ANSWER_WITHIN_MS = 60_000;

/** A model behind the `chat/completions` protocol that OpenAI and many others speak. */
export const openAiCompatible = ({ baseUrl, apiKey, model }: ModelSettings, outgoing: Outgoing): LanguageModel => ({
  complete: async function* (messages, signal) {
    const response = await outgoing(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0.2 }),
      timeoutMs: ANSWER_WITHIN_MS,
      signal,
    }).catch((error: unknown) => {
      throw signal.aborted ? error : new Unavailable('模型服务没有应答，请稍后重试');
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Unavailable(`模型服务暂时不可用（${response.status}），请稍后重试`);
    }
    for await (const { data } of readEvents(response.body)) {
      if (data === '[DONE]') return;
      const piece = contentOf(data);
      if (piece) yield piece;
    }
    if (!signal.aborted) throw new Unavailable('模型服务的回答不完整，请重试');
  },
});

type Chunk = { choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[] };

const contentOf = (data: string): string => {
  try {
    return (JSON.parse(data) as Chunk).choices?.[0]?.delta?.content ?? '';
  } catch {
    throw new Unavailable('模型服务的回答无法识别，请重试');
  }
};
