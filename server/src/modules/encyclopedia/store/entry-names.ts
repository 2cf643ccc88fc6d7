import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Titles of entries and their other names. */
export const listEntryNames = async (db: Kysely<Database>): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(title, alias)) as name from baike`.execute(db);
  return rows;
};
