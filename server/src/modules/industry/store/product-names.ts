import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** Products of the tables. */
export const listTableProducts = (db: Db) => queryRows<{ name: string }>(db)`
    select distinct unnest(products) as name from industry_table`;
