import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';

const FLUSH_MS = 10_000;
const MINUTE_MS = 60_000;
/** Samples per operation and minute for percentiles; the slowest call is always recorded. */
const MAX_TIMES = 2000;

type Minute = { calls: number; failures: number; slowest: number; times: number[] };

export type CallTimes = {
  /** @param ms until the response was ready; for a stream, until it begins */
  add(operation: string, ms: number, failed: boolean): void;
  /** Stores all figures so far; runs every ten seconds and on close. */
  flush(): Promise<void>;
};

type Parts = { db: Db; clock: Clock };

/**
 * Counts this process's calls by operation and minute, for the operations page. Unsaved figures are lost if the process
 * is killed; minutes of a database outage are lost, too.
 */
export const createCallTimes = ({ db, clock }: Parts, api: FastifyInstance): CallTimes => {
  const name = `${os.hostname()}:${process.pid}`;
  const minutes = new Map<number, Map<string, Minute>>();

  const store = async () => {
    const current = minuteOf(clock.now());
    const rows = [...minutes].flatMap(([at, operations]) =>
      [...operations].map(([operation, minute]) => ({
        process: name,
        at: new Date(at),
        operation,
        ...figuresOf(minute),
      })),
    );
    // Completed minutes are stored for the last time; the current minute is stored again later.
    for (const at of minutes.keys()) if (at < current) minutes.delete(at);
    if (rows.length > 0) await upsert(db, rows);
  };
  const flush = () => store().catch((err: Error) => api.log.warn({ err }, '接口用时没有写入'));
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  api.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });

  return {
    flush,
    add: (operation, ms, failed) => {
      const at = minuteOf(clock.now());
      const operations = minutes.get(at) ?? new Map<string, Minute>();
      minutes.set(at, operations);
      const minute = operations.get(operation) ?? { calls: 0, failures: 0, slowest: 0, times: [] };
      operations.set(operation, minute);
      minute.calls += 1;
      if (failed) minute.failures += 1;
      minute.slowest = Math.max(minute.slowest, ms);
      if (minute.times.length < MAX_TIMES) minute.times.push(ms);
    },
  };
};

type Row = { process: string; at: Date; operation: string } & ReturnType<typeof figuresOf>;

const upsert = async (db: Db, rows: Row[]): Promise<void> => {
  await db
    .insertInto('call_minute')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['at', 'process', 'operation']).doUpdateSet({
        calls: sql`excluded.calls`,
        failures: sql`excluded.failures`,
        p50: sql`excluded.p50`,
        p95: sql`excluded.p95`,
        slowest: sql`excluded.slowest`,
      }),
    )
    .execute();
};

const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;

const figuresOf = ({ calls, failures, slowest, times }: Minute) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { calls, failures, p50: at(0.5), p95: at(0.95), slowest: rounded(slowest) };
};

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
