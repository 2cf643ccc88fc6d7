import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Products with their other names, goods of the tariff, countries and ports. */
export const listTradeNames = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select unnest(array_prepend(name, alias)) as name from trade_product
    union select name from hs_code
    union select name from trade_country
    union select name from trade_port`.execute(db);
  return rows;
};
