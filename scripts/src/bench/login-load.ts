import http from 'node:http';
import { type Spread, spreadOf } from './statistics.ts';

/** Latency of a list request, alone and during logins; the ratio of each round's medians. */
export type LoginLoad = { ratio: Spread; alone: Spread; underLoad: Spread; loginsPerSecond: number };

type Plan = { requests: number; rounds: number };

const PARALLEL_LOGINS = 50;
const WARM_UP = 50;

/** Sends POST vegetable/vegList sequentially, alternating between rounds without and with concurrent logins. */
export const benchLoginLoad = async (url: string, { requests, rounds }: Plan): Promise<LoginLoad> => {
  const list = `${url}/api/vegetable/vegList`;
  await latencies(list, WARM_UP);
  const alone: number[] = [];
  const underLoad: number[] = [];
  let logins = 0;
  let loginMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push(spreadOf(await latencies(list, requests)).median);
    const load = startLogins(`${url}/api/user/login`);
    const since = performance.now();
    underLoad.push(spreadOf(await latencies(list, requests)).median);
    loginMs += performance.now() - since;
    logins += await load.stop();
  }
  const ratio = spreadOf(underLoad.map((value, round) => value / (alone[round] ?? Number.NaN)));
  return { ratio, alone: spreadOf(alone), underLoad: spreadOf(underLoad), loginsPerSecond: logins / (loginMs / 1000) };
};

const latencies = async (url: string, requests: number): Promise<number[]> => {
  const measured: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const since = performance.now();
    const { status } = await post(url, '{}');
    if (status !== 200) throw new Error(`${url}: ${status}`);
    measured.push(performance.now() - since);
  }
  return measured;
};

/**
 * Each finished login is followed by the next. @returns a function that stops and returns the number of password
 * comparisons.
 */
const startLogins = (url: string) => {
  let running = true;
  let compared = 0;
  const logIn = async (): Promise<void> => {
    while (running) {
      const body = JSON.stringify({ username: nextNumber(), password: 'wrong-password-1' });
      const { text } = await post(url, body, nextAddress());
      if (!text.includes('账号或密码错误')) throw new Error(`No password was compared: ${text}`);
      compared += 1;
    }
  };
  const all = Promise.all(Array.from({ length: PARALLEL_LOGINS }, logIn));
  return {
    stop: async () => {
      running = false;
      await all;
      return compared;
    },
  };
};

/** New numbers and addresses that stay below all rate limits; the site must trust one proxy. */
let used = 0;
const nextNumber = (): string => {
  used += 1;
  return `139${String(used).padStart(8, '0')}`;
};
const nextAddress = (): string => `10.${(used >> 16) & 255}.${(used >> 8) & 255}.${used & 255}`;

const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL_LOGINS + 1 });

const post = (url: string, body: string, address = '10.255.255.1'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const request = http.request(url, { method: 'POST', agent, headers });
    request.once('error', reject);
    request.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    request.end(body);
  });
