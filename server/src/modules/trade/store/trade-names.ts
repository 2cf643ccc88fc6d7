import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** Products with their other names, goods of the tariff, countries and ports. */
export const listTradeNames = (db: Db) => queryRows<{ name: string }>(db)`
    select unnest(array_prepend(name, alias)) as name from trade_product
    union select name from hs_code
    union select name from trade_country
    union select name from trade_port`;
