import type pg from 'pg';
import type { Report } from '../telemetry/process-log.ts';
import { runCall } from './call-scope.ts';
import type { StatementConfig } from './callback-client.ts';
import { DatabaseUnavailable, isOutage } from './database-error.ts';
import { openPool } from './pool.ts';
import { createReplicaLag } from './replica-lag.ts';

export type ReplicaLimits = {
  /** Beyond this lag the primary answers. */
  lagMs: number;
  /** How long a member who wrote, and all callers after content has changed, read from the primary. */
  freshMs: number;
};

export type Replica = {
  limits: ReplicaLimits;
  /** Takes all connections of `work` from the replica; runs it on the primary if the replica is away or fails. */
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** @throws if there is no connection */
  connect(): Promise<pg.PoolClient>;
  /** Content has changed, and caches are about to be filled: the primary answers until the replica has followed. */
  contentChanged(): void;
  /** Checks the replica immediately and then every two seconds. */
  start(): void;
  check(): Promise<void>;
  state(): { up: boolean; lagSeconds: number };
  close(): Promise<void>;
};

/** Statements fail if they write, so that a wrong declaration is noticed before there is a replica. */
export const READ_ONLY_OPTIONS = '-c default_transaction_read_only=on';

const POLL_INTERVAL_MS = 2_000;
const ANSWER_WITHIN_MS = 3_000;

type Options = { limits: ReplicaLimits; primary: Pick<pg.Pool, 'query'>; log: Report };

export const openReplica = (config: pg.PoolConfig & StatementConfig, { limits, primary, log }: Options): Replica => {
  const { connect, drop, close } = openPool({ ...config, options: READ_ONLY_OPTIONS }, () => lost());
  const own = openPool({ ...config, max: 1, query_timeout: ANSWER_WITHIN_MS }, () => undefined);
  const lag = createReplicaLag();
  let lagSeconds = 0;
  let up = false;
  /** What must be replayed before it is used: at start for example the migrations. */
  let needed: number | null = null;
  /** Null while no outage has been logged. */
  let lostAt: number | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  /** Last change of content; events of the database may be lost. */
  let lastTouched: string | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const contentChanged = () => {
    changedAt = performance.now();
  };
  const lost = (err?: Error) => {
    up = false;
    if (lostAt !== null || stopped) return;
    lostAt = performance.now();
    const why = err ? '没有回答' : `落后 ${lagSeconds.toFixed(1)} 秒`;
    log(`只读副本${why}：读取改由主库回答，直到恢复`, { level: 'warn', event: 'replica lost', err });
  };
  const back = () => {
    up = true;
    needed = null;
    if (lostAt === null) return;
    log('只读副本已恢复', { level: 'warn', event: 'replica back', ms: Math.round(performance.now() - lostAt) });
    lostAt = null;
  };
  const check = async () => {
    try {
      const { position, touched } = (await primary.query(POSITION)).rows[0];
      if (touched !== lastTouched) contentChanged();
      lastTouched = touched;
      const replayed: number | null = (await ask(own.connect, REPLAYED)).rows[0].position;
      lagSeconds = lag.measure(position, replayed, performance.now());
      if (!up) needed ??= position;
      if (stopped) return;
      if (lagSeconds * 1000 > limits.lagMs) lost();
      else if (replayed === null || needed === null || replayed >= needed) back();
    } catch (error) {
      lost(error as Error);
      drop();
    }
  };
  const poll = async () => {
    await check();
    if (stopped) return;
    timer = setTimeout(poll, POLL_INTERVAL_MS);
    timer.unref();
  };
  const isUsable = () => up && performance.now() - changedAt > limits.freshMs;

  return {
    limits,
    connect,
    read: async (work) => {
      if (!isUsable()) return work();
      try {
        return await runCall({ fromReplica: true, wrote: false }, work);
      } catch (error) {
        if (!isReplicaFailure(error)) throw error;
        if (isOutage(error)) lost(error as Error);
        return work();
      }
    },
    contentChanged,
    start: () => void poll(),
    check,
    state: () => ({ up, lagSeconds }),
    close: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([close(), own.close()]);
    },
  };
};

const POSITION = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position,
    (select max(touched_in)::text from cache_tag) as touched`;
/** Null on a server that is no replica. */
const REPLAYED = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

const ask = async (connect: () => Promise<pg.PoolClient>, statement: string): Promise<pg.QueryResult> => {
  const client = await connect();
  try {
    const result = await client.query(statement);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/**
 * Besides outages: all its connections are taken, or replay removed rows that a statement was reading (40001), which
 * cannot happen on the primary.
 */
const isReplicaFailure = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || (error as { code?: unknown } | null)?.code === '40001';
