import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** Foods and substances of the limits with their other names, and products of the standards. */
export const listStandardNames = (db: Db) => queryRows<{ name: string }>(db)`
    select unnest(array_prepend(title, alias)) as name from limit_food
    union select unnest(array_prepend(name, alias)) from limit_substance
    union select unnest(products) from standard`;
