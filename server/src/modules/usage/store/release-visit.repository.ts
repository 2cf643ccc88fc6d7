import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';

export type ReleaseVisit = Insertable<Database['release_visit']> & {
  at: Date;
  failed_at: Date | null;
  lcp: number | null;
};

/** Times outside of it are outliers; without limits a few forged ones would decide a comparison. */
const TIMES_MS = { least: 50, most: 30_000 };

/** Adds reports to the rows of their visits. */
export const storeReleaseVisits = async (db: Db, reports: ReleaseVisit[]): Promise<void> => {
  await db
    .insertInto('release_visit')
    .values(merged(reports))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'release', 'sample', 'visit']).doUpdateSet({
        at: sql`greatest(release_visit.at, excluded.at)`,
        failed_at: sql`greatest(release_visit.failed_at, excluded.failed_at)`,
        lcp: sql`coalesce(excluded.lcp, release_visit.lcp)`,
        inp: sql`coalesce(excluded.inp, release_visit.inp)`,
        call_failed_at: sql`greatest(release_visit.call_failed_at, excluded.call_failed_at)`,
        is_returning: sql`release_visit.is_returning or excluded.is_returning`,
      }),
    )
    .execute();
};

/** Removes visits that are no longer evidence; those of returning browsers are added up, for comparisons over hours. */
export const tallyReleaseVisitsBefore = async (db: Db, limit: Date): Promise<void> => {
  const ln = (time: 'lcp' | 'inp') => sql`ln(least(greatest(${sql.ref(time)}, ${TIMES_MS.least}), ${TIMES_MS.most}))`;
  await sql`
    with gone as (
      delete from release_visit where at < ${limit} returning *
    ), measured as (
      select *, date_trunc('minute', at) as minute, ${ln('lcp')} as log_lcp, ${ln('inp')} as log_inp
      from gone where is_returning
    )
    insert into release_tally as kept (remote, release, at, visits, failed, calls_failed, lcp_count, lcp_sum,
      lcp_squares, inp_count, inp_sum, inp_squares)
    select remote, release, minute, count(*), count(failed_at), count(call_failed_at),
      count(lcp), coalesce(sum(log_lcp) filter (where lcp is not null), 0),
      coalesce(sum(log_lcp ^ 2) filter (where lcp is not null), 0),
      count(inp), coalesce(sum(log_inp) filter (where inp is not null), 0),
      coalesce(sum(log_inp ^ 2) filter (where inp is not null), 0)
    from measured group by remote, release, minute order by remote, release, minute
    on conflict (remote, release, at) do update set visits = kept.visits + excluded.visits,
      failed = kept.failed + excluded.failed, calls_failed = kept.calls_failed + excluded.calls_failed,
      lcp_count = kept.lcp_count + excluded.lcp_count, lcp_sum = kept.lcp_sum + excluded.lcp_sum,
      lcp_squares = kept.lcp_squares + excluded.lcp_squares, inp_count = kept.inp_count + excluded.inp_count,
      inp_sum = kept.inp_sum + excluded.inp_sum, inp_squares = kept.inp_squares + excluded.inp_squares`.execute(db);
};

/** One row per visit and release, as a statement may change a row only once; sorted, so that processes do not deadlock. */
const merged = (reports: ReleaseVisit[]): ReleaseVisit[] => {
  const rows = new Map<string, ReleaseVisit>();
  for (const report of reports) {
    const key = [report.remote, report.release, report.sample, report.visit].join(' ');
    const earlier = rows.get(key);
    rows.set(key, {
      ...report,
      failed_at: report.failed_at ?? earlier?.failed_at ?? null,
      call_failed_at: report.call_failed_at ?? earlier?.call_failed_at ?? null,
      lcp: report.lcp ?? earlier?.lcp ?? null,
      inp: report.inp ?? earlier?.inp ?? null,
    });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};
