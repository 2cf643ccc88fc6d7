import type { OpenDatabase } from './connect.ts';

const FIRST_START_LOCK = 718_281_829;

/** What a first start has brought along counts as done. */
export const countAsDone = async ({ db }: OpenDatabase, names: readonly string[], now: Date): Promise<void> => {
  for (const name of names)
    await db
      .insertInto('installation')
      .values({ name, done_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/**
 * Runs `work` once per database, also when several processes start together. Interrupted work runs again, so it has to
 * bear what is already there.
 */
export const runOnce = async (
  { db, pool }: OpenDatabase,
  name: string,
  now: Date,
  work: () => Promise<void>,
): Promise<void> => {
  const client = await pool.connect();
  try {
    // A session lock: the embedded database has one session and, by its lock file, one server.
    await client.query('select pg_advisory_lock($1)', [FIRST_START_LOCK]);
    const done = await db.selectFrom('installation').select('name').where('name', '=', name).executeTakeFirst();
    if (done) return;
    await work();
    await db.insertInto('installation').values({ name, done_at: now }).execute();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [FIRST_START_LOCK]);
    client.release();
  }
};
