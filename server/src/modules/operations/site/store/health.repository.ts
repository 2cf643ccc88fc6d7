import type { VersionHealth } from '@bee/contracts/resource/operations-page';
import { DAY_MS } from '@bee/domain/calendar-day';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../../clock.ts';
import type { Db } from '../../../../db/schema.ts';

export type ReleaseFigures = Omit<VersionHealth, 'role' | 'documents_day' | 'evidence'>;

const MINUTE_MS = 60_000;
const WINDOW_MS = 10 * MINUTE_MS;

const failed = (phase: string) =>
  sql`count(distinct visit) filter (where failure = ${sql.lit(phase)})::int as ${sql.ref(phase)}`;

/**
 * Figures that edges and browsers reported for each release in the last ten minutes; a visit counts once regardless of
 * its number of reports.
 */
export const readReleaseFigures = async (db: Db, now: Date): Promise<ReleaseFigures[]> => {
  const since = new Date(now.getTime() - WINDOW_MS);
  const lastMinute = new Date(now.getTime() - MINUTE_MS);
  type Phases = VersionHealth['failed'];
  const { rows } = await sql<Omit<ReleaseFigures, 'failed'> & Phases>`
    with seen as (
      select remote, release, sum(renders)::int as renders, sum(render_failed)::int as render_failed,
        coalesce(sum(visits) filter (where at > ${lastMinute}), 0)::int as visits_minute,
        sum(files_refused)::int as files_refused,
        round(percentile_cont(0.95) within group (order by render_p95))::int as render_p95
      from edge_observation where at > ${since} group by remote, release
    ), records as (
      select remote, release, visit, action_id, kind, value,
        case action_id when 'page_error' then 'run' when 'load_failure' then coalesce(record->'params'->>'phase', 'load') end
          as failure
      from action_record
      where day >= ${shanghaiDay(since)}::date and created_at > ${since}
        and visit is not null and remote is not null and release is not null
    ), told as (
      select remote, release, count(distinct visit)::int as reported_visits,
        count(distinct visit) filter (where failure is not null)::int as failed_visits,
        ${failed('load')}, ${failed('mount')}, ${failed('style')}, ${failed('widget')}, ${failed('run')},
        round(percentile_cont(0.75) within group (order by value) filter (where kind = 'LCP'))::int as lcp_p75,
        round(percentile_cont(0.75) within group (order by value) filter (where kind = 'INP'))::int as inp_p75
      from records group by remote, release
    )
    select remote, release, coalesce(visits_minute, 0) as visits_minute,
      coalesce(load, 0) as load, coalesce(mount, 0) as mount, coalesce(style, 0) as style,
      coalesce(widget, 0) as widget, coalesce(run, 0) as run,
      coalesce(failed_visits, 0) as failed_visits, coalesce(reported_visits, 0) as reported_visits, lcp_p75, inp_p75,
      coalesce(renders, 0) as renders, coalesce(render_failed, 0) as render_failed, render_p95,
      coalesce(files_refused, 0) as files_refused
    from seen full join told using (remote, release)`.execute(db);
  return rows.map(({ load, mount, style, widget, run, ...row }) => ({
    ...row,
    failed: { load, mount, style, widget, run },
  }));
};

/** Documents of the last 24 hours by `<remote>@<release>`. */
export const readDocumentsOfDay = async (db: Db, now: Date): Promise<Map<string, number>> => {
  const { rows } = await sql<{ of: string; documents: number }>`
    select remote || '@' || release as of, sum(documents)::int as documents from edge_observation
    where at > ${new Date(now.getTime() - DAY_MS)} group by remote, release`.execute(db);
  return new Map(rows.map(({ of, documents }) => [of, documents]));
};
