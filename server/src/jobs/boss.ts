import { AsyncResource } from 'node:async_hooks';
import { CompiledQuery } from 'kysely';
import PQueue from 'p-queue';
import PgBoss from 'pg-boss';
import type { Db } from '../db/schema.ts';

const DAY_SECONDS = 86_400;

/**
 * pg-boss on the pool of the server. Schedules and workers of the library are not used: its workers leave the promise
 * that records the end of a run unhandled, so that a lost database would end the process (decision 33).
 */
export const createBoss = (db: Db, { supervise }: { supervise: boolean }): PgBoss => {
  // On the embedded database statements wait for each other: jobs must leave connections to requests.
  const turns = new PQueue({ concurrency: 2 });
  // A waiting statement starts in the context of the statement before it, which may be of another run.
  const executeSql = (text: string, values: unknown[] = []) =>
    turns.add(AsyncResource.bind(() => execute(db, text, values)));
  return new PgBoss({
    db: { executeSql },
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: 60,
    archiveCompletedAfterSeconds: DAY_SECONDS,
    archiveFailedAfterSeconds: 7 * DAY_SECONDS,
    deleteAfterDays: 7,
  });
};

const execute = (db: Db, text: string, values: unknown[]): Promise<{ rows: unknown[] }> =>
  db.connection().execute(async (connection) => {
    try {
      const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
      return { rows: rows ?? [] };
    } catch (error) {
      // Some statements of pg-boss carry their own BEGIN and COMMIT; after an error their transaction is still open.
      if (/^\s*begin/i.test(text)) await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  });
