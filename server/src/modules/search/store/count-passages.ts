import { type RawBuilder, sql } from 'kysely';
import { cacheOf } from '../../../cache/data-cache.ts';
import type { Db } from '../../../db/schema.ts';

/** Above this count, counting takes milliseconds and small deviations do not change any weight. */
const MANY = 10_000;
/** Returns the number of passages; large counts are up to one minute old. */
export const countPassages = async (db: Db): Promise<number> => {
  const some = await count(db, sql`(select from search_passage limit ${MANY})`);
  if (some < MANY) return some;
  const rules = { freshSeconds: 60, keepSeconds: 600 };
  return cacheOf(db).get('passages', rules, () => count(db, sql`search_passage`));
};

const count = async (db: Db, rows: RawBuilder<unknown>): Promise<number> => {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows} as counted`.execute(db);
  return counted.rows[0]?.count ?? 0;
};
