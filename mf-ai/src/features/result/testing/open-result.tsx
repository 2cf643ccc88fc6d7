import type { AiMessage, AiRef, AnswerEvent } from '@bee/contracts/resource/ai';
import { createTestPlatform, type PlatformOptions, renderWithPlatform } from '@bee/testing/render-with-platform';
import { act } from '@testing-library/react';
import { manifest } from '../../../manifest.ts';
import { page } from '../result.page.tsx';

export const CHAT = 'cAAAAAAAAAAAAAAAAAAAAAA';
export const reference = (no: number, change: Partial<AiRef> = {}): AiRef => ({
  no,
  kind: 'policy',
  id: String(no),
  title: `法规${no}`,
  org: '国家',
  date: '2013-12-28',
  page: null,
  quote: `第${no}条的原文`,
  cited: [],
  to: { page: 'article/detail', params: { id: String(no) } },
  used: false,
  score: 1,
  sample: false,
  validity: null,
  ...change,
});
export const message = (change: Partial<AiMessage> = {}): AiMessage => ({
  message_id: 'm1',
  chat_id: CHAT,
  version_of: null,
  question: '捕捞需要许可证吗？',
  mode: 'general',
  context: null,
  status: 'completed',
  text: [1, 2, 3, 4, 5, 6, 7].map((no) => `第${no}句[[${no}]]。`).join(''),
  steps: [{ kind: 'search', text: '检索资料', count: 9 }],
  blocks: [],
  refs: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((no) => reference(no)),
  suggestions: ['种子标签怎样标注？'],
  rating: null,
  created_at: '2026-03-04T10:00:00+08:00',
  elapsed_ms: 900,
  checks: { numbers: 3, bound: 3, unbound: [] },
  ...change,
});

/** A stream that is controlled by the test. */
export const openStream = () => {
  let push: (text: string) => void = () => undefined;
  const waiting: string[] = [];
  const requests: Record<string, unknown>[] = [];
  const read = async () => {
    const text =
      waiting.shift() ??
      (await new Promise<string>((resolve) => {
        push = resolve;
      }));
    return { done: false, value: new TextEncoder().encode(text) };
  };
  globalThis.fetch = (async (_url: string, init: { body: string }) => {
    requests.push(JSON.parse(init.body) as Record<string, unknown>);
    return {
      headers: new Map([['content-type', 'text/event-stream']]),
      body: { getReader: () => ({ read, cancel: async () => undefined }) },
    };
  }) as unknown as typeof fetch;
  const say = (...events: AnswerEvent[]) =>
    act(async () => {
      const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
      push(text);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return { say, requests };
};

type Opening = {
  readonly?: boolean;
  chatId?: string;
  query?: Record<string, string>;
  share?: string | null;
  answers?: PlatformOptions['answers'];
};

/** Opens the result page with the given messages. */
export const openResult = async (
  messages: AiMessage[],
  { readonly = false, chatId = CHAT, query = {}, share = null, answers = {} }: Opening = {},
) => {
  const shared_at = readonly || share ? '2026-03-04T02:05:00.000Z' : null;
  const options: PlatformOptions = {
    manifest,
    otherPages: ['home', 'article/detail', 'user/vip', 'data/customized'],
    at: `/home/ai/result/${chatId}`,
    answers: {
      'a_i/getHistoryDetail': { chat_id: CHAT, title: '对话', readonly, share, shared_at, messages },
      'a_i/getHistoryLists': { list: [], total: 0, page: 1, limit: 20, updated_at: null },
      'a_i/getChatId': { chat_id: CHAT, quota: { used: 0, limit: 3, reset_at: '2026-03-04T16:00:00Z' }, examples: [] },
      'a_i/stopCurl': { status: 'stopped', kept_chars: 2 },
      'a_i/saveHistory': { chat_id: CHAT, title: '对话', pinned: false, share: null, shared_at: null },
      ...answers,
    },
  };
  const { platform } = createTestPlatform(options);
  const params = { chatId };
  const data = await page.load({ api: platform.api, params, query });
  return renderWithPlatform(page.render(data, { params, query }), options);
};

export const meta: AnswerEvent = { type: 'meta', seq: 1, message_id: 'x', task_id: 'task-1', title: '番茄' };
export const done = (seq: number, status: 'completed' | 'stopped', elapsed_ms = 10): AnswerEvent => ({
  type: 'done',
  seq,
  status,
  elapsed_ms,
  checks: { numbers: 0, bound: 0, unbound: [] },
});
