import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Crops of the statistics. */
export const listCropNames = async (db: Kysely<Database>): Promise<{ name: string }[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct crop as name from stat_topic`.execute(db);
  return rows;
};
