import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';

/** Disables index scans for the rest of this session. */
export const leaveIndexes = (db: Db) =>
  sql`set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off`.execute(db);
