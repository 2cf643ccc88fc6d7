/**
 * Entry of a process that reads answers, so that its work is not measured. It starts a model and sends its settings. On
 * `{ url }` it keeps fifty questions running until `stop`, then sends the number of answers.
 */
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { type ModelCall, says, startFakeLanguageModel } from '@bee/testing/server/fake-language-model';
import { MATTERS, PLACES, PRODUCTS } from './bench-articles.ts';

export type LoadMessage = { model: Record<string, string> } | { begun: true } | { answered: number };
export type LoadOrder = { url: string } | { mark: true } | { stop: true };

const STREAMS = 50;

/** A model that repeats its first source sentence by sentence, about seven seconds per answer. */
const SLOW = { size: 4, everyMs: 120 };
const repeatSource = ({ prompt }: ModelCall): string =>
  (/\[\[1\]\][^\n]*\n([\s\S]*?)\n\n/.exec(prompt)?.[1] ?? '')
    .split('。')
    .filter(Boolean)
    .slice(0, 10)
    .map((sentence) => `${sentence}[[1]]。`)
    .join('');

let isRunning = true;
let answered = 0;
let begun = 0;
let marked = 0;
const send = (message: LoadMessage) => process.send?.(message);

/**
 * Each finished answer is followed by the next question, of another visitor. `begun` is sent when all streams have
 * received text.
 */
const stream = async (url: string, place: number): Promise<void> => {
  // Starts are spread over a second, as with real users.
  await new Promise((resolve) => setTimeout(resolve, (place / STREAMS) * 1000));
  for (let no = place; isRunning; no += STREAMS) {
    const question = `${PLACES[no % PLACES.length]}的${PRODUCTS[no % PRODUCTS.length]}${MATTERS[no % MATTERS.length]}怎么样？`;
    const chat_id = `c${randomBytes(16).toString('base64url')}`;
    const text = await read(`${url}/a_i/getAnswer`, { chat_id, message_id: 'm1', question }, () => {
      if (no !== place) return;
      begun += 1;
      if (begun === STREAMS) send({ begun: true });
    });
    if (!text.includes('event: done')) throw new Error(`${question}: ${text.slice(0, 300)}`);
    answered += 1;
  }
};

/** A new address per request stays below all rate limits; the api trusts one proxy. */
let addresses = 0;
const agent = new http.Agent({ keepAlive: true, maxSockets: STREAMS });

const read = (url: string, body: object, onWords: () => void): Promise<string> =>
  new Promise((resolve, reject) => {
    addresses += 1;
    const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const request = http.request(url, { method: 'POST', agent, headers });
    request.once('error', reject);
    request.once('response', (answer) => {
      let text = '';
      let hasWords = false;
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (hasWords || !part.includes('event: delta')) return;
        hasWords = true;
        onWords();
      });
      answer.once('end', () => resolve(text));
    });
    request.end(JSON.stringify(body));
  });

const model = await startFakeLanguageModel();
model.behave(says(repeatSource, SLOW));
process.on('message', (order: LoadOrder) => {
  if ('mark' in order) marked = answered;
  else if ('stop' in order) {
    send({ answered: answered - marked });
    isRunning = false;
  } else {
    isRunning = true;
    begun = 0;
    void Promise.all(Array.from({ length: STREAMS }, (_, place) => stream(order.url, place)));
  }
});
send({ model: model.env });
