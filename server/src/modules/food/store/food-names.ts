import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** Foods with their other names. */
export const listFoodNames = (db: Db) => queryRows<{ name: string }>(db)`
    select unnest(array_prepend(name, alias)) as name from food`;
