import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database, Db } from '../../../../server/src/db/schema.ts';

export class Crash extends Error {}

export type CrashingDatabase = {
  db: Db;
  /**
   * After this many further statements all statements fail, as if the process had died.
   * @param answered the last statement is still executed, but its result is lost
   */
  crashAfter(statements: number, answered: boolean): void;
  heal(): void;
};

/**
 * Simulates a process that dies during its work, using the pool of another database: open transactions are rolled back.
 */
export const crashingDatabase = (pool: pg.Pool): CrashingDatabase => {
  let left = Number.POSITIVE_INFINITY;
  let isLastDone = false;

  const query = async (client: pg.PoolClient, text: string, values: unknown[]) => {
    if (text === 'rollback') return client.query(text);
    left--;
    if (left >= 0) return client.query(text, values);
    if (left === -1 && isLastDone) await client.query(text, values);
    // The database does this for a closed connection. Without it, a `begin` whose response was lost would stay open.
    await client.query('rollback');
    throw new Crash('the process is gone');
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    return {
      query: ((text: string, values: unknown[]) =>
        query(client, text, values)) as unknown as PostgresPoolClient['query'],
      release: () => client.release(),
    } as PostgresPoolClient;
  };

  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }) }),
    crashAfter: (statements, answered) => {
      left = statements;
      isLastDone = answered;
    },
    heal: () => {
      left = Number.POSITIVE_INFINITY;
    },
  };
};
