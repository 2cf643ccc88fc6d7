import type { AnswerEvent } from '@bee/contracts/resource/ai';
import { ApiError, NetworkError } from '@bee/platform';
import { type AskRequest, streamAnswer } from './answer-stream.ts';

const request: AskRequest = { chat_id: 'c', message_id: 'm', question: '番茄' };
const frames = (...events: object[]) =>
  events
    .map((event) => `id: 1\nevent: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');

const DELTA = { type: 'delta', seq: 1, text: '番茄🍅均价 5.20' };
const DONE = {
  type: 'done',
  seq: 2,
  status: 'completed',
  elapsed_ms: 1,
  checks: { numbers: 1, bound: 1, unbound: [] },
};

let sent: { headers: Record<string, string>; body: string } | null = null;

/** A server that sends the text in pieces of so many bytes. */
const serve = (text: string, { size = 1000, type = 'text/event-stream; charset=utf-8', status = 200 } = {}) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const read = async () => {
    const value = bytes.subarray(at, at + size);
    at += size;
    return value.length > 0 ? { done: false, value } : { done: true, value: undefined };
  };
  globalThis.fetch = (async (_url: string, init: { headers: Record<string, string>; body: string }) => {
    sent = init;
    return {
      status,
      headers: new Map([['content-type', type]]),
      body: { getReader: () => ({ read, cancel: async () => undefined }) },
      json: async () => JSON.parse(text),
    };
  }) as unknown as typeof fetch;
};

const readAll = async (signal = new AbortController().signal) => {
  const events: AnswerEvent[] = [];
  for await (const event of streamAnswer(request, { token: 't', signal })) events.push(event);
  return events;
};

describe('streamAnswer', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it.each([1, 2, 3, 7, 64, 4096])('parses the same events from chunks of %i bytes', async (size) => {
    serve(`: \n\n${frames(DELTA)}: \n\n${frames(DONE)}`, { size });
    expect(await readAll()).toEqual([DELTA, DONE]);
    expect(sent?.headers.token).toBe('t');
    expect(JSON.parse(sent?.body ?? '')).toEqual(request);
  });

  it("throws the server's error when it fails before the stream", async () => {
    serve('{"code":429,"success":false,"msg":"今日的提问次数已用完","data":null}', { type: 'application/json' });
    await expect(readAll()).rejects.toMatchObject({ code: 429, message: '今日的提问次数已用完' });
    await expect(readAll()).rejects.toBeInstanceOf(ApiError);
  });

  it('throws a network error when the stream ends without a final event', async () => {
    serve(frames(DELTA));
    await expect(readAll()).rejects.toBeInstanceOf(NetworkError);
  });

  it('numbers a connection error', async () => {
    serve(`${frames(DELTA)}event: error\ndata: {"code":0,"msg":"回答中断，请重试","retryable":true}\n\n`);
    expect((await readAll()).at(-1)).toEqual({
      type: 'error',
      seq: 2,
      code: 'broken',
      msg: '回答中断，请重试',
      retryable: true,
    });
  });

  it('ends silently on abort', async () => {
    const leaving = new AbortController();
    leaving.abort();
    serve('');
    expect(await readAll(leaving.signal)).toEqual([]);
  });
});
