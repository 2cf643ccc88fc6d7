import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

/** Products of all price tables with their other names, and markets. */
export const listPriceNames = (db: Db) => queryRows<{ name: string }>(db)`
    select unnest(array_prepend(name, alias)) as name from price_product
    union select name from market where area is null`;
