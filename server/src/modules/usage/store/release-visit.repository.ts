import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, ReleaseVisitTable } from '../../../db/schema.ts';

export type ReleaseVisit = Insertable<ReleaseVisitTable> & { at: Date; failed_at: Date | null; lcp: number | null };

/** Adds reports to the rows of their visits. */
export const storeReleaseVisits = async (db: Kysely<Database>, reports: ReleaseVisit[]): Promise<void> => {
  await db
    .insertInto('release_visit')
    .values(merged(reports))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'release', 'sample', 'visit']).doUpdateSet({
        at: sql`greatest(release_visit.at, excluded.at)`,
        failed_at: sql`greatest(release_visit.failed_at, excluded.failed_at)`,
        lcp: sql`coalesce(excluded.lcp, release_visit.lcp)`,
      }),
    )
    .execute();
};

export const deleteReleaseVisitsBefore = async (db: Kysely<Database>, limit: Date): Promise<void> => {
  await db.deleteFrom('release_visit').where('at', '<', limit.toISOString()).execute();
};

/** One row per visit and release, as a statement may change a row only once; sorted, so that processes do not deadlock. */
const merged = (reports: ReleaseVisit[]): ReleaseVisit[] => {
  const rows = new Map<string, ReleaseVisit>();
  for (const report of reports) {
    const key = [report.remote, report.release, report.sample, report.visit].join(' ');
    const { failed_at = null, lcp = null } = rows.get(key) ?? {};
    rows.set(key, { ...report, failed_at: report.failed_at ?? failed_at, lcp: report.lcp ?? lcp });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
};
