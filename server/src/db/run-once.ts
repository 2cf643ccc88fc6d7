import type { OpenDatabase } from './connect.ts';

const FIRST_START_LOCK = 718_281_829;

/** Marks work as done that the initial data load already includes. */
export const countAsDone = async ({ db }: OpenDatabase, names: readonly string[], now: Date): Promise<void> => {
  for (const name of names)
    await db
      .insertInto('installation')
      .values({ name, done_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

export const isDone = async ({ db }: Pick<OpenDatabase, 'db'>, name: string): Promise<boolean> =>
  (await db.selectFrom('installation').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/**
 * Runs `work` once per database, even when several processes start at the same time. Interrupted work runs again, so
 * `work` must tolerate data that already exists.
 */
export const runOnce = async (
  { db, pool }: OpenDatabase,
  name: string,
  now: Date,
  work: () => Promise<void>,
): Promise<void> => {
  const client = await pool.connect();
  try {
    // A session lock is sufficient: the embedded database has one session and, by its lock file, one server.
    await client.query('select pg_advisory_lock($1)', [FIRST_START_LOCK]);
    if (await isDone({ db }, name)) return;
    await work();
    await db.insertInto('installation').values({ name, done_at: now }).execute();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [FIRST_START_LOCK]);
    client.release();
  }
};
