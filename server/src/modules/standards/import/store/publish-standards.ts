import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { publishRows } from '../../../../importer/publish-rows.ts';
import { indexStandards } from '../../store/index-standards.ts';
import { notifyFollowers, rememberFollowed } from '../../store/notify-followers.ts';

/** Upserts standards by number and removes the sample standards; all other standards are retained. */
export const publishStandards = async (db: Db, sourceId: number): Promise<void> => {
  const { rows } = await sql<{ at: string }>`select max(updated_at) as at from stage_standard`.execute(db);
  await rememberFollowed(db, new Date(rows[0]?.at ?? 0));
  await db.deleteFrom('standard').where('sample', '=', true).execute();
  await sql`update stage_standard set source_id = ${sourceId}`.execute(db);
  await publishRows(db, 'standard', 'id');
  await sql`
    delete from standard_replaces r using stage_standard s where s.id = r.standard_id`.execute(db);
  await sql`
    insert into standard_replaces (standard_id, ref_key, code, place)
    select r.standard_id, r.ref_key, min(r.code), min(r.place)
    from stage_standard_replaces r join standard s on s.id = r.standard_id
    group by 1, 2 on conflict do nothing`.execute(db);
  await endReplaced(db);
  await indexStandards(db);
};

/**
 * A replaced standard ends on the day its successor takes effect, if its status was not stated in the file, or if it
 * was stated as in force before that day.
 */
export const endReplaced = (db: Db) =>
  sql`
  update standard o set repealed_at = next.day
  from (
    select r.ref_key, min(n.effective_at) as day
    from standard_replaces r join standard n on n.id = r.standard_id
    where n.status = 'in_force' and n.natural_key <> r.ref_key and n.effective_at is not null
    group by 1
  ) next
  where next.ref_key = o.natural_key and o.repealed_at is null and o.status = 'in_force'
    and (not o.stated or next.day > o.updated_at::date)
    and (o.effective_at is null or next.day > o.effective_at)`.execute(db);

export const announceStandards = (db: Db, now: Date): Promise<number> => notifyFollowers(db, now);
