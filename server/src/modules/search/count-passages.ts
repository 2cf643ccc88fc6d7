import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** So many take milliseconds to count, and a few more or less change no weight. */
const MANY = 10_000;
const TTL_MS = 60_000;

const kept = new WeakMap<Kysely<Database>, { count: number; until: number }>();

/** How many passages there are; where they are many, as of a minute ago at most. */
export const countPassages = async (db: Kysely<Database>): Promise<number> => {
  const known = kept.get(db);
  if (known && performance.now() < known.until) return known.count;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_passage`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count >= MANY) kept.set(db, { count, until: performance.now() + TTL_MS });
  return count;
};
