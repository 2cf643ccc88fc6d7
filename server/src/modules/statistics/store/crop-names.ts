import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** Crops of the statistics. */
export const listCropNames = (db: Db) => queryRows<{ name: string }>(db)`
    select distinct crop as name from stat_topic`;
