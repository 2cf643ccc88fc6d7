import type { Db, Tx } from './schema.ts';

/**
 * Runs `work` in a transaction. PostgreSQL may abort it because of others (deadlock, serialization failure); it is
 * repeated once then. So `work` must depend on its input alone and must have no effect outside the database.
 */
export const transact = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  const run = () => db.transaction().execute(work);
  try {
    return await run();
  } catch (error) {
    if (!isAbortedByOthers(error)) throw error;
    return run();
  }
};

const isAbortedByOthers = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown } | null)?.code));
