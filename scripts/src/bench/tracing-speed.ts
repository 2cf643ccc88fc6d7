import { type ChildProcess, spawn } from 'node:child_process';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { type OpenTracer, openTracer } from '../../../server/src/telemetry/open-tracer.ts';
import { fillArticles, PRODUCTS } from './bench-articles.ts';
import { stopProcess } from './bench-site.ts';
import { goal, joined, type Measured } from './goals.ts';
import { onPostgres, type Sides } from './on-postgres.ts';
import { type Bounded, boundedMedian } from './statistics.ts';

/** Sampling rates with the goal for the upper bound; off against off shows the precision of the other values. */
const TRACED = { off: { rate: 0, limit: 1.01 }, '1 %': { rate: 0.01, limit: 1.1 }, '100 %': { rate: 1, limit: 1.25 } };

type Call = 'list' | 'search';
type Side = { app: TestApp; tracer: OpenTracer | null };
type Spent = { time: number; cpu: number };

const DOCUMENTS = 2000;
/** Requests per side and round. */
const EACH = 5;
const SECRET = 'a secret of this bench';

/** Ratios to tracing off in the same rounds: time of the call, and CPU of the process including the export of spans; null when PostgreSQL cannot be started. */
export const benchTracing = (rounds: number, log: (line: string) => void): Promise<Measured | null> =>
  onPostgres(async ({ ours }) => {
    await fillArticles(ours.db, DOCUMENTS);
    const collector = await startCollector();
    try {
      const baseline = await openSide(ours, collector.url, 0);
      const sides = await Promise.all(Object.values(TRACED).map(({ rate }) => openSide(ours, collector.url, rate)));
      const compare = async (call: Call) => {
        log(`tracing: ${call}, ${rounds} rounds …`);
        const all = [baseline, ...sides];
        for (const side of all) for (let no = 0; no < 10; no += 1) await measure(side, call, no);
        const measured: Spent[][] = [];
        for (let round = 0; round < rounds; round += 1) {
          const row: Spent[] = [];
          // Every side is first in a round equally often.
          for (let turn = 0; turn < all.length; turn += 1) {
            const at = (round + turn) % all.length;
            row[at] = await measure(all[at] as Side, call, round);
          }
          measured.push(row);
        }
        const ratio = (at: number, what: keyof Spent) =>
          boundedMedian(measured.map((row) => (row[at + 1]?.[what] ?? 0) / (row[0]?.[what] ?? 0)));
        return joined(
          Object.entries(TRACED).map(([traced, { limit }], at) => {
            const [time, cpu] = [ratio(at, 'time'), ratio(at, 'cpu')];
            return {
              lines: [
                `${call}, tracing ${traced} against off in ${rounds} rounds: time ${boundedText(time)}; CPU with what is sent ${boundedText(cpu)}`,
              ],
              goals: [goal(`${call}: time with tracing ${traced} against off, upper bound`, limit, time.upper, '×')],
            };
          }),
        );
      };
      return joined([await compare('list'), await compare('search')]);
    } finally {
      await stopProcess(collector.process);
    }
  });

const boundedText = ({ median, upper }: Bounded) => `${median.toFixed(3)} (at most ${upper.toFixed(3)})`;

const openSide = async (ours: Sides['ours'], endpoint: string, ratio: number): Promise<Side> => {
  const traces = { endpoint, ratio };
  const tracer = await openTracer({ traces, role: 'api', internalSecret: SECRET }, (line) => console.error(line));
  const open = async () => ({ ...ours, kind: 'postgres' as const, close: async () => undefined });
  const given = tracer ? { tracer: tracer.tracer } : {};
  return { app: await startTestApp({ RATE_LIMIT: '10000000' }, open, given), tracer };
};

const REQUESTS = {
  list: ['article/getNewsList', () => ({ type: 'industry_news' })],
  search: ['article/search', (no: number) => ({ keyword: PRODUCTS[no % PRODUCTS.length], page: 2 })],
} as const;

const measure = async ({ app, tracer }: Side, call: Call, round: number): Promise<Spent> => {
  const [operation, request] = REQUESTS[call];
  const cpu = process.cpuUsage();
  const since = performance.now();
  for (let no = 0; no < EACH; no += 1) await app.call(operation, request(round));
  const time = performance.now() - since;
  await tracer?.flush();
  const { user, system } = process.cpuUsage(cpu);
  return { time, cpu: user + system };
};

/** A collector in a process of its own that accepts everything. */
const startCollector = async (): Promise<{ url: string; process: ChildProcess }> => {
  const program =
    "const s = require('http').createServer((q, r) => { q.resume(); q.on('end', () => r.end('{}')); });" +
    "s.listen(0, '127.0.0.1', () => console.log(s.address().port));";
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  return { url: `http://127.0.0.1:${port}`, process: child };
};
