import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import type { AiMeasure } from './ai-quality.ts';
import type { LoadMessage, LoadOrder } from './ai-stream-load.ts';
import { fillArticles } from './bench-articles.ts';
import { stopProcess } from './bench-site.ts';
import { goal } from './goals.ts';
import { latenciesOf, spreadOf } from './statistics.ts';

const ARTICLES = 3000;
const ROUNDS = 3;
const REQUESTS = 60;
const PAUSE_MS = 15;

type Log = (line: string) => void;

/** How much slower a list is while fifty answers are written, by extracts and by a model. */
export const measureStreams: AiMeasure = async ({ ours: { db, pool } }, _folder, log) => {
  log(`${ARTICLES} articles …`);
  await fillArticles(db, ARTICLES);
  const database = pool.options.connectionString ?? '';
  const extracts = await measure(database, 'extracts', log);
  const model = await measure(database, 'a model', log);
  return {
    lines: [extracts.line, model.line],
    goals: [
      goal('answers: a list during 50 streams of extracts, times the list alone (p95)', 1.5, extracts.ratio, 'x'),
      goal('answers: a list during 50 streams of a model, times the list alone (p95)', 1.5, model.ratio, 'x'),
    ],
  };
};

const measure = async (database: string, writer: 'extracts' | 'a model', log: Log) => {
  log(`a list during 50 streams of ${writer} …`);
  const { load, env } = await startLoad();
  const api = await startApi(database, writer === 'extracts' ? {} : env);
  try {
    for (let no = 0; no < REQUESTS; no += 1) await askList(api.url, no);
    const rounds: { alone: number[]; underLoad: number[]; answered: number; seconds: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await listTimes(api.url);
      order(load, { url: api.url });
      await received(load, 'begun');
      order(load, { mark: true });
      const since = performance.now();
      const underLoad = await listTimes(api.url);
      const seconds = (performance.now() - since) / 1000;
      order(load, { stop: true });
      const { answered } = await received(load, 'answered');
      rounds.push({ alone, underLoad, answered, seconds });
      log(`  p95 ${latenciesOf(alone).p95.toFixed(1)} -> ${latenciesOf(underLoad).p95.toFixed(1)} ms`);
      // Running answers are read to their end.
      await new Promise((resolve) => setTimeout(resolve, writer === 'extracts' ? 4000 : 12_000));
    }
    return report(writer, rounds);
  } finally {
    await Promise.all([stopProcess(api.process), stopProcess(load)]);
  }
};

const report = (
  writer: string,
  rounds: { alone: number[]; underLoad: number[]; answered: number; seconds: number }[],
): { line: string; ratio: number } => {
  const alone = latenciesOf(rounds.flatMap((round) => round.alone));
  const underLoad = latenciesOf(rounds.flatMap((round) => round.underLoad));
  const ratioOf = (share: 'p50' | 'p95') =>
    spreadOf(rounds.map((round) => latenciesOf(round.underLoad)[share] / latenciesOf(round.alone)[share])).median;
  const [answered, seconds] = [sum(rounds.map((round) => round.answered)), sum(rounds.map((round) => round.seconds))];
  const change = (share: 'p50' | 'p95') =>
    `${share} ${alone[share].toFixed(1)} -> ${underLoad[share].toFixed(1)} ms (${ratioOf(share).toFixed(2)}x)`;
  return {
    ratio: ratioOf('p95'),
    line:
      `article/getNewsList during 50 streams of ${writer}, ${ARTICLES} articles, ${ROUNDS} rounds of ${REQUESTS}, ` +
      `${(answered / seconds).toFixed(1)} answers a second: ${change('p50')}, ${change('p95')}`,
  };
};

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const startLoad = async (): Promise<{ load: ChildProcess; env: Record<string, string> }> => {
  const load = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/bench/ai-stream-load.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { model } = await received(load, 'model');
  return { load, env: model };
};

const startApi = async (database: string, env: Record<string, string>) => {
  const api = spawn(process.execPath, ['--import', 'tsx', 'shared/testing/src/server/answer-worker.ts', database], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      RATE_LIMIT: '1000000',
      DATA_DIR: path.join(ROOT, '.tmp/ai'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(api.stdout ?? api, 'data')) as [Buffer];
  return { process: api, url: `http://127.0.0.1:${String(port).trim()}/api` };
};

const order = (load: ChildProcess, message: LoadOrder) => load.send(message);

type MessageWith<Key extends string> = Extract<LoadMessage, Record<Key, unknown>>;

const received = <Key extends 'model' | 'begun' | 'answered'>(
  load: ChildProcess,
  key: Key,
): Promise<MessageWith<Key>> =>
  new Promise((resolve, reject) => {
    const onMessage = (message: LoadMessage) => {
      if (!(key in message)) return;
      load.off('message', onMessage);
      load.off('exit', onExit);
      resolve(message as MessageWith<Key>);
    };
    const onExit = () => reject(new Error('The readers of answers have exited; their output is above'));
    load.on('message', onMessage);
    load.once('exit', onExit);
  });

const listTimes = async (url: string): Promise<number[]> => {
  const times: number[] = [];
  for (let no = 0; no < REQUESTS; no += 1) {
    const since = performance.now();
    await askList(url, no);
    times.push(performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
};

const LISTS = [{ type: 'industry_news' }, { type: 'policy_repository' }, { type: 'industry_news', page: 3 }];

const askList = async (url: string, no: number): Promise<void> => {
  const response = await fetch(`${url}/article/getNewsList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LISTS[no % LISTS.length]),
  });
  const { code } = (await response.json()) as { code: number };
  if (code !== 1) throw new Error(`article/getNewsList: ${response.status}`);
};
