import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

/** Products of all price tables with their other names, and markets. */
export const listPriceNames = async (db: Kysely<Database>): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(name, alias)) as name from price_product
    union select name from market where area is null`.execute(db);
  return rows;
};
