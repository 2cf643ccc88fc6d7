import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Crops of the statistics. */
export const listCropNames = async (db: Db): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct crop as name from stat_topic`.execute(db);
  return rows;
};
