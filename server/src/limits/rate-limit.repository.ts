import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export type Attempt = { count: number; windowEnds: Date };

/**
 * Counts an attempt under `key` and returns its number in the current window. Uses a single statement, so that
 * concurrent attempts get different numbers.
 */
export const consumeRateLimit = async (
  db: Db,
  key: string,
  windowSeconds: number,
  now: Date,
  amount = 1,
): Promise<Attempt> => {
  const [attempt] = await consumeRateLimits(db, [key], windowSeconds, now, amount);
  if (!attempt) throw new Error('an attempt was not counted');
  return attempt;
};

/**
 * Counts an attempt for several keys in one statement; results are in the order of the keys. Callers that share keys
 * must pass them in the same order of kinds: rows are locked in this order, which avoids deadlocks.
 */
export const consumeRateLimits = async (
  db: Db,
  keys: string[],
  windowSeconds: number,
  now: Date,
  amount = 1,
): Promise<Attempt[]> => {
  const ends = new Date(now.getTime() + windowSeconds * 1000);
  const rows = await db
    .insertInto('attempt')
    .values(keys.map((key) => ({ key, count: amount, window_ends: ends })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempt.window_ends <= ${now} then ${amount}::int else attempt.count + ${amount}::int end`,
        window_ends: sql<Date>`case when attempt.window_ends <= ${now} then ${ends} else attempt.window_ends end`,
      }),
    )
    .returning(['key', 'count', 'window_ends'])
    .execute();
  const taken = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => {
    const row = taken.get(key);
    return row ? [{ count: row.count, windowEnds: new Date(row.window_ends) }] : [];
  });
};

/** Reverts an attempt that turned out to be harmless. */
export const returnAttempt = async (db: Db, key: string): Promise<void> => {
  await db.updateTable('attempt').set({ count: sql<number>`greatest(count - 1, 0)` }).where('key', '=', key).execute();
};

export const clearAttempts = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('attempt').where('key', '=', key).execute();
};

/** @returns how many keys were deleted */
export const deleteExpiredAttempts = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('attempt')
    .where('window_ends', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
};
