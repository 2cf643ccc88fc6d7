import type pg from 'pg';
import type { Report } from '../telemetry/process-log.ts';
import type { createDatabaseEvents } from './database-events.ts';
import { openPool } from './pool.ts';

export type DatabaseHealth = {
  /** Polls immediately and then every two seconds. */
  start(): void;
  /** `busy`: the embedded database is running a long statement (an import) and will respond afterwards. */
  state(): 'ready' | 'busy' | 'away';
  /** A connection broke or could not be opened. Logged once per outage. */
  lost(error?: Error): void;
  /** True from the log line that reports the outage until the line that reports recovery, and once it is stopped. */
  isLost(): boolean;
  stop(): Promise<void>;
};

const POLL_INTERVAL_MS = 2_000;
const ANSWER_WITHIN_MS = 3_000;
/** A single late response is not treated as an outage. */
const FAILURES = 2;

type HealthOptions = {
  events: ReturnType<typeof createDatabaseEvents>;
  log: Report;
  isBusy(): boolean;
  /** When a statement was last answered on any other connection, by `performance.now()`. */
  answeredAt(): number;
  /** Called once per outage. */
  onAway(): void;
};

/**
 * Polls the database on a separate connection: a full pool is no reason to redirect callers. The same connection
 * receives the events of other processes.
 */
export const createDatabaseHealth = (
  config: pg.PoolConfig,
  { events, log, isBusy, answeredAt, onAway }: HealthOptions,
): DatabaseHealth => {
  const patience = { connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS };
  // It must not be closed while idle: it receives events.
  const own = { ...config, ...patience, max: 1, idleTimeoutMillis: 0 };
  const { connect, close } = openPool(own, () => undefined, events.receive);
  let failures = 0;
  /** Null while there is no outage. */
  let lostAt: number | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (err?: Error) => {
    if (lostAt !== null || stopped || isBusy()) return;
    lostAt = performance.now();
    log('数据库连接中断：接口回答 503，直到恢复；期间不再逐条报告', { event: 'database lost', err });
  };
  const back = () => {
    failures = 0;
    if (lostAt === null) return;
    const ms = Math.round(performance.now() - lostAt);
    lostAt = null;
    log('数据库已恢复：接口照常回答', { level: 'warn', event: 'database back', ms });
  };
  /** @returns the error if there is no answer */
  const ask = async (): Promise<Error | null> => {
    const client = await connect();
    const answer = events.isListening() ? client.query('select 1') : events.listen(client);
    const failure = await answer.then(
      () => null,
      (error: Error) => error,
    );
    client.release(failure !== null);
    return failure;
  };
  /** While other connections get answers there is nothing to ask. */
  const isKnownToAnswer = () =>
    failures === 0 && lostAt === null && events.isListening() && performance.now() - answeredAt() < POLL_INTERVAL_MS;

  const look = async () => {
    const failure = isKnownToAnswer() ? null : await ask().catch((error: Error) => error);
    if (stopped) return;
    if (!failure) back();
    else if (++failures >= FAILURES) lost(failure);
    if (failures === FAILURES && !isBusy()) onAway();
    timer = setTimeout(look, POLL_INTERVAL_MS);
    timer.unref();
  };
  return {
    start: () => void look(),
    state: () => {
      if (failures < FAILURES) return 'ready';
      return isBusy() ? 'busy' : 'away';
    },
    lost,
    isLost: () => lostAt !== null || stopped,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await close();
    },
  };
};
