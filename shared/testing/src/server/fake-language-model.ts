import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalServer } from './local-server.ts';

export type ModelCall = {
  url: string;
  key: string;
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  /** All messages, for scripts that depend on the text. */
  prompt: string;
  /** True after the client has closed the connection. */
  isGone(): boolean;
};

/** How the model responds to a call. */
export type Script = (response: ServerResponse, call: ModelCall) => Promise<void> | void;

export type FakeLanguageModel = {
  /** Settings that point to this endpoint. */
  env: Record<string, string>;
  calls: ModelCall[];
  behave(script: Script): void;
  close(): Promise<void>;
};

/** An endpoint of the OpenAI protocol that follows a script, including faulty behaviour. */
export const startFakeLanguageModel = async (): Promise<FakeLanguageModel> => {
  let script: Script = says('');
  const calls: ModelCall[] = [];
  const { url, close } = await startLocalServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const body = JSON.parse(text) as ModelCall['body'];
    const call = {
      url: request.url ?? '',
      key: String(request.headers.authorization),
      body,
      prompt: body.messages.map(({ content }) => content).join('\n'),
      isGone: () => response.destroyed,
    };
    calls.push(call);
    await script(response, call);
  });
  return {
    env: {
      AI_BASE_URL: `${url}/v1/`,
      AI_API_KEY: 'k',
      AI_MODEL: 'bee-1',
    },
    calls,
    behave: (next) => {
      script = next;
    },
    close,
  };
};

const frame = (content: string, end = '\n') =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}${end}${end}`;

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

type Speech = { /** Characters per token. */ size?: number /** Delay between tokens. */; everyMs?: number };

const speak = async (response: ServerResponse, text: string, { size = 3, everyMs = 0 }: Speech) => {
  if (!response.headersSent) begin(response);
  for (const piece of text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []) {
    if (response.destroyed) return;
    response.write(frame(piece));
    if (everyMs) await pause(everyMs);
  }
};

/** A complete response; a function computes it from the call. */
export const says =
  (text: string | ((call: ModelCall) => string), speech: Speech = {}): Script =>
  async (response, call) => {
    await speak(response, typeof text === 'string' ? text : text(call), speech);
    response.end('data: [DONE]\n\n');
  };

/** The same with CR LF, in chunks of a few bytes that split characters. */
export const saysInBytes =
  (text: string, bytes = 2): Script =>
  async (response) => {
    begin(response);
    const whole = Buffer.from(`${frame(text, '\r\n')}data: [DONE]\r\n\r\n`);
    for (let at = 0; at < whole.length; at += bytes) {
      response.write(whole.subarray(at, at + bytes));
      if (at % 64 === 0) await pause(1);
    }
    response.end();
  };

/** Sends the text and then stalls without closing the connection. */
export const stallsAfter =
  (text: string): Script =>
  (response) =>
    text ? speak(response, text, {}) : undefined;

/** Sends the text and then breaks the connection. */
export const breaksOffAfter =
  (text: string): Script =>
  async (response) => {
    await speak(response, text, {});
    await pause(20);
    response.destroy();
  };

/** Repeats the text until the connection is closed. */
export const repeats =
  (text: string): Script =>
  async (response) => {
    begin(response);
    while (!response.destroyed) {
      response.write(frame(text));
      await pause(2);
    }
  };

export const refuses =
  (status: number): Script =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"internal secret"}}');
  };

/** Sends an event stream with exactly this content. */
export const sends =
  (text: string): Script =>
  (response) => {
    begin(response).end(text);
  };
