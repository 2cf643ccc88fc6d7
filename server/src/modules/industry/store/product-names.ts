import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Products of the tables. */
export const listTableProducts = async (db: Kysely<Database>): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct unnest(products) as name from industry_table`.execute(db);
  return rows;
};
