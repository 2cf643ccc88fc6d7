import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** The names of entries with their ids, for links between their texts. */
export const listEntryIds = (db: Db): Promise<{ id: string; name: string }[]> => queryRows<{
  id: string;
  name: string;
}>(db)`
    select id, unnest(array_prepend(title, alias)) as name from baike order by id`;

/** Titles of entries and their other names. */
export const listEntryNames = (db: Db) => queryRows<{ name: string }>(db)`
    select unnest(array_prepend(title, alias)) as name from baike`;
