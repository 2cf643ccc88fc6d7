import type { ReleaseMinute } from '@bee/contracts/resource/operations-page';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../../clock.ts';
import type { Db } from '../../../../db/schema.ts';

const SPAN_MS = 60 * 60_000;

/** What browsers and edges reported of each release of a remote in the last hour, by minute. */
export const listReleaseMinutes = async (db: Db, remote: string, now: Date): Promise<ReleaseMinute[]> => {
  const since = new Date(now.getTime() - SPAN_MS);
  const p75 = (kind: string) => sql`
    round(percentile_cont(0.75) within group (order by value) filter (where kind = ${sql.lit(kind)}))::int`;
  const { rows } = await sql<ReleaseMinute>`
    with reported as (
      select release, date_trunc('minute', created_at) as at, count(distinct visit)::int as visits,
        count(distinct visit) filter (where action_id in ('page_error', 'load_failure'))::int as failing,
        ${p75('LCP')} as lcp, ${p75('INP')} as inp
      from action_record
      where day >= ${shanghaiDay(since)}::date and created_at > ${since} and remote = ${remote}
        and visit is not null and release is not null
      group by 1, 2
    ), rendered as (
      select release, date_trunc('minute', at) as at, round(max(render_p95))::int as render
      from edge_observation where at > ${since} and remote = ${remote} group by 1, 2
    )
    select release, at, coalesce(visits, 0) as visits, coalesce(failing, 0) as failing, lcp, inp, render
    from reported full join rendered using (release, at) order by at, release`.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
};
