import { z } from 'zod';
import type { ReplicaPlace } from '../db/connect.ts';
import type { DatabaseLimits } from '../db/database-limits.ts';

const whole = (from: number, to: number) => z.coerce.number('应是数字 (must be a number)').int().min(from).max(to);

export const databaseEnvironment = {
  /** Connections per process; the total of all processes must stay below PostgreSQL's max_connections. */
  DATABASE_POOL: whole(1, 200).default(10),
  /** How long a call waits for a connection. */
  DATABASE_CONNECT_TIMEOUT_MS: whole(100, 60_000).default(8_000),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  DATABASE_LOCK_TIMEOUT_MS: whole(100, 600_000).default(5_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: whole(100, 600_000).default(30_000),
  /** Statements that take at least this long are logged. */
  DATABASE_SLOW_STATEMENT_MS: whole(1, 600_000).default(1_000),
  /** Beyond this lag the primary answers public reads. */
  DATABASE_READ_LAG_MS: whole(100, 600_000).default(2_000),
  /** How long members read from the primary after they wrote. */
  DATABASE_READ_FRESH_MS: whole(0, 600_000).default(5_000),
};

const environment = z.object(databaseEnvironment);

export const databaseLimits = (env: z.output<typeof environment>): DatabaseLimits => ({
  pool: env.DATABASE_POOL,
  connectMs: env.DATABASE_CONNECT_TIMEOUT_MS,
  statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
  idleTransactionMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
  slowMs: env.DATABASE_SLOW_STATEMENT_MS,
});

/** Null without a replica. */
export const replicaPlace = (
  env: Pick<z.output<typeof environment>, 'DATABASE_READ_LAG_MS' | 'DATABASE_READ_FRESH_MS'>,
  connectionString: string | undefined,
): ReplicaPlace | null =>
  connectionString === undefined
    ? null
    : { connectionString, limits: { lagMs: env.DATABASE_READ_LAG_MS, freshMs: env.DATABASE_READ_FRESH_MS } };
