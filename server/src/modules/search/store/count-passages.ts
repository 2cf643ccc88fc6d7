import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Above this count, counting takes milliseconds and small deviations do not change any weight. */
const MANY = 10_000;
const TTL_MS = 60_000;

const kept = new WeakMap<Kysely<Database>, { count: number; until: number }>();

/** Returns the number of passages; large counts are cached for one minute. */
export const countPassages = async (db: Kysely<Database>): Promise<number> => {
  const known = kept.get(db);
  if (known && performance.now() < known.until) return known.count;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_passage`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count >= MANY) kept.set(db, { count, until: performance.now() + TTL_MS });
  return count;
};
