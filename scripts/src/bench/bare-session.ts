import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/src/db/schema.ts';

/** From here on the planner of this session may not use the indexes that are there. */
export const leaveIndexes = (db: Kysely<Database>) =>
  sql`set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off`.execute(db);
