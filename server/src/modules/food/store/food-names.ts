import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Foods with their other names. */
export const listFoodNames = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(name, alias)) as name from food`.execute(db);
  return rows;
};
