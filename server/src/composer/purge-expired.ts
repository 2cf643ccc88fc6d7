import { DAY_MS } from '@bee/domain/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

const HOUR_MS = 3_600_000;

/** Deletes records that are no longer evaluated or shown. */
export const purgeExpired = async (db: Db, now: Date): Promise<void> => {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await sumMinutes(db, before(HOUR_MS));
  await db
    .deleteFrom('edge_observation')
    .where('at', '<', before(25 * HOUR_MS))
    .execute();
  await db
    .deleteFrom('release_tally')
    .where('at', '<', before(30 * DAY_MS))
    .execute();
  await db.deleteFrom('edge_seen').where('seen_at', '<', before(DAY_MS)).execute();
  await db
    .deleteFrom('compose_request')
    .where('created_at', '<', before(180 * DAY_MS))
    .execute();
  await db
    .deleteFrom('ops_message')
    .where('created_at', '<', before(180 * DAY_MS))
    // Changes are not deleted: the newest announced change is the cursor for further announcements.
    .where('kind', '<>', 'composition')
    .execute();
};

/** Aggregates windows that are no longer evidence into one row per minute, without visits; slots are whole minutes. */
const sumMinutes = async (db: Db, until: string): Promise<void> => {
  await sql`
    with old as (
      delete from edge_observation where at < ${until} and slot % 60000 <> 0 returning *
    )
    insert into edge_observation as kept (edge, slot, at, remote, release, documents, visits, renders, render_failed,
      render_p95, files_refused, render_networks)
    select edge, slot / 60000 * 60000, min(at), remote, release, sum(documents), 0, sum(renders), sum(render_failed),
      max(render_p95), sum(files_refused), '{}'
    from old group by edge, slot / 60000, remote, release
    on conflict (edge, slot, remote, release) do update set documents = kept.documents + excluded.documents,
      renders = kept.renders + excluded.renders, render_failed = kept.render_failed + excluded.render_failed,
      render_p95 = greatest(kept.render_p95, excluded.render_p95),
      files_refused = kept.files_refused + excluded.files_refused`.execute(db);
};
