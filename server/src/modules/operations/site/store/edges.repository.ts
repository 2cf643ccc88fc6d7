import type { FollowingEdge } from '@bee/contracts/resource/operations-page';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** Edges without a report for this long are no longer listed. */
const GONE_MS = 24 * 3_600_000;

export const listEdges = async (db: Db, now: Date): Promise<FollowingEdge[]> => {
  const rows = await db
    .selectFrom('edge_seen')
    .select(['edge', 'composition', 'sequence', 'problem', 'seen_at'])
    .where('seen_at', '>', new Date(now.getTime() - GONE_MS).toISOString())
    .orderBy('edge')
    .execute();
  return rows.map((row) => ({ ...row, seen_at: new Date(row.seen_at).toISOString() }));
};

/** True if a process holds the composer lease; uses the clock of the database, as the lease does. */
export const composerRuns = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from composer_lease where until > now()`.execute(db);
  return rows.length > 0;
};
