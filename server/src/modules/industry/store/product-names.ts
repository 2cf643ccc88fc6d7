import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Products of the tables. */
export const listTableProducts = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct unnest(products) as name from industry_table`.execute(db);
  return rows;
};
