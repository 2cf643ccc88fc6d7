import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** Products of all price tables with their other names, and markets. */
export const listPriceNames = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(name, alias)) as name from price_product
    union select name from market where area is null`.execute(db);
  return rows;
};
