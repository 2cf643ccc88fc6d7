import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** The names of entries with their ids, for links between their texts. */
export const listEntryIds = async (db: Db): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, unnest(array_prepend(title, alias)) as name from baike order by id`.execute(db);
  return rows;
};

/** Titles of entries and their other names. */
export const listEntryNames = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(title, alias)) as name from baike`.execute(db);
  return rows;
};
