import type { FollowingEdge } from '@bee/contracts/resource/operations-page';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** An edge that was not heard of for so long is not there any more. */
const GONE_MS = 24 * 3_600_000;

export const listEdges = async (db: Kysely<Database>, now: Date): Promise<FollowingEdge[]> => {
  const rows = await db
    .selectFrom('edge_seen')
    .select(['edge', 'composition', 'sequence', 'problem', 'seen_at'])
    .where('seen_at', '>', new Date(now.getTime() - GONE_MS).toISOString())
    .orderBy('edge')
    .execute();
  return rows.map((row) => ({ ...row, seen_at: new Date(row.seen_at).toISOString() }));
};

/** Until when a process holds the turn to carry out changes; null where none does. */
export const composerUntil = async (db: Kysely<Database>): Promise<string | null> => {
  const row = await db
    .selectFrom('composer_lease')
    .select(({ fn }) => fn.max('until').as('until'))
    .executeTakeFirst();
  return row?.until ? new Date(row.until).toISOString() : null;
};
