import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { prepareSite } from '../start/prepare-site.ts';
import { fillArticles } from './bench-articles.ts';
import { startBenchSite } from './bench-site.ts';
import { timed } from './compare-times.ts';
import { goal, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';
import { fixed, latenciesOf, latencyText } from './statistics.ts';

const DOCUMENTS = 20_000;

/** Lists of the built site with 20,000 documents; null when PostgreSQL cannot be started. */
export const benchLists = async (seconds: number): Promise<Measured | null> => {
  await prepareSite();
  const dataDir = path.join(ROOT, '.tmp/bench-lists');
  rmSync(dataDir, { recursive: true, force: true });
  return onPostgres(async ({ ours: { db }, url }) => {
    const env = { DATABASE_URL: url, SAMPLE_SIZE: 'none' };
    const site = await startBenchSite(dataDir, Number(process.env.PORT || 8490) + 1, env);
    try {
      await fillArticles(db, DOCUMENTS);
      const { latencies, perSecond } = await halfLoad(`${site.url}/api/article/getNewsList`, seconds);
      const times = latenciesOf(latencies);
      return {
        lines: [
          `article/getNewsList with ${DOCUMENTS} articles at half of ${fixed(perSecond)} a second: ${latencyText(times)}`,
        ],
        // The ratio is the goal; milliseconds apply to an idle machine.
        goals: [
          goal('article/getNewsList: p99 against p50 at half load, 20,000 articles', 3, times.p99 / times.p50, '×'),
        ],
      };
    } finally {
      await site.stop();
    }
  });
};

const LIST_REQUESTS = [
  { type: 'industry_news' },
  { type: 'policy_repository' },
  { type: 'industry_news', page: 3 },
  { type: 'policy_repository', region: '山东' },
  { type: 'policy_repository', sort: 'hot' },
];
const CONNECTIONS = 8;

/** Measures the throughput of lists, then their latency at half of that rate. */
const halfLoad = async (url: string, seconds: number): Promise<{ latencies: number[]; perSecond: number }> => {
  const ask = (no: number) => post(url, LIST_REQUESTS[no % LIST_REQUESTS.length] ?? {});
  let answered = 0;
  const until = performance.now() + seconds * 500;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) await ask(answered++);
    }),
  );
  const perSecond = answered / (seconds / 2);
  const latencies: number[] = [];
  const pause = 2000 / perSecond;
  const start = performance.now();
  const requests: Promise<void>[] = [];
  for (let no = 0; no * pause < seconds * 1000; no += 1) {
    const wait = start + no * pause - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    requests.push(timed(() => ask(no)).then((took) => void latencies.push(took)));
  }
  await Promise.all(requests);
  return { latencies, perSecond };
};

const post = async (url: string, body: object): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg } = (await answer.json()) as { code: number; msg: string };
  if (code !== 1) throw new Error(`${url}: ${msg}`);
};
