import { type ChildProcess, spawn } from 'node:child_process';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { type OpenTracer, openTracer } from '../../../server/src/telemetry/open-tracer.ts';
import { fillArticles, PRODUCTS } from './bench-articles.ts';
import { stopProcess } from './bench-site.ts';
import { onPostgres, type Sides } from './on-postgres.ts';
import { type Bounded, boundedMedian } from './statistics.ts';

/** Sampling rates; the baseline is off as well. */
export const TRACED = { off: 0, '1 %': 0.01, '100 %': 1 } as const;
export type Traced = keyof typeof TRACED;
type Call = 'list' | 'search';

/** Ratios to tracing off in the same rounds: time of the call, and CPU of the process including the export of spans. */
export type TracingSpeed = { rounds: number; ratios: Record<Call, Record<Traced, { time: Bounded; cpu: Bounded }>> };

type Side = { app: TestApp; tracer: OpenTracer | null };
type Measured = { time: number; cpu: number };

const DOCUMENTS = 2000;
/** Requests per side and round. */
const EACH = 5;
const SECRET = 'a secret of this bench';

/** Compares sampling rates with no tracing, alternating in one process; null when PostgreSQL cannot be started. */
export const benchTracing = (rounds: number, log: (line: string) => void): Promise<TracingSpeed | null> =>
  onPostgres(async ({ ours }) => {
    await fillArticles(ours.db, DOCUMENTS);
    const collector = await startCollector();
    const names = Object.keys(TRACED) as Traced[];
    try {
      const baseline = await openSide(ours, collector.url, 0);
      const sides = await Promise.all(names.map((name) => openSide(ours, collector.url, TRACED[name])));
      const compare = async (call: Call) => {
        log(`tracing: ${call}, ${rounds} rounds …`);
        const all = [baseline, ...sides];
        for (const side of all) for (let no = 0; no < 10; no += 1) await measure(side, call, no);
        const measured: Measured[][] = [];
        for (let round = 0; round < rounds; round += 1) {
          const row: Measured[] = [];
          // Every side is first in a round equally often.
          for (let turn = 0; turn < all.length; turn += 1) {
            const at = (round + turn) % all.length;
            row[at] = await measure(all[at] as Side, call, round);
          }
          measured.push(row);
        }
        const ratio = (at: number, what: keyof Measured) =>
          boundedMedian(measured.map((row) => (row[at + 1]?.[what] ?? 0) / (row[0]?.[what] ?? 0)));
        const ratios = names.map((name, at) => [name, { time: ratio(at, 'time'), cpu: ratio(at, 'cpu') }]);
        return Object.fromEntries(ratios) as TracingSpeed['ratios'][Call];
      };
      return { rounds, ratios: { list: await compare('list'), search: await compare('search') } };
    } finally {
      await stopProcess(collector.process);
    }
  });

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

const measure = async ({ app, tracer }: Side, call: Call, round: number): Promise<Measured> => {
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
