import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Foods and substances of the limits with their other names, and products of the standards. */
export const listStandardNames = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(title, alias)) as name from limit_food
    union select unnest(array_prepend(name, alias)) from limit_substance
    union select unnest(products) from standard`.execute(db);
  return rows;
};
