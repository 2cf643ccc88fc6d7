import type { Db } from '../../../../server/src/db/schema.ts';
import { networkHash } from '../../../../server/src/http/network.ts';
import { visitHash } from '../../../../server/src/http/visit-cookie.ts';
import { storeWindow } from '../../../../server/src/modules/site/store/report-edge.repository.ts';
import { storeActions } from '../../../../server/src/modules/usage/store/action.repository.ts';
import { storeReleaseVisits } from '../../../../server/src/modules/usage/store/release-visit.repository.ts';

/** One browser, as identified by an edge and by the action log. */
export type TestVisit = { visit: string; ip: string };

/** Generates browsers, each in a separate network by default. */
export const someVisits = (
  count: number,
  name: string,
  ipOf = (index: number) => `10.${index >> 8}.${index & 255}.7`,
) => Array.from({ length: count }, (_, index): TestVisit => ({ visit: `${name}-${index}`, ip: ipOf(index) }));

const networkOf = (ip: string) => networkHash('secret', ip);

let served = 0;

/** Records that an edge has served documents with these releases, and pages of the first release. */
export const serve = async (
  db: Db,
  visits: readonly TestVisit[],
  releases: Record<string, string>,
  { now, failed = 0, refused = 0, edge = 'edge' }: { now: Date; failed?: number; refused?: number; edge?: string },
): Promise<void> => {
  served += 1;
  const [remote = '', release = ''] = Object.entries(releases)[0] ?? [];
  const window = {
    slot: now.getTime() + served,
    age_ms: 3000,
    served: [],
    releases: [
      {
        remote,
        release,
        documents: visits.length,
        visits: visits.length,
        renders: visits.length,
        render_failed: failed,
        render_p95: 20,
        render_networks: [...new Set(visits.slice(0, failed).map(({ ip }) => networkOf(ip)))],
        files_refused: refused,
      },
    ],
  };
  await storeWindow(db, edge, window, now);
};

/** Records reports of browsers about a release that an edge served to them. Null is a report without a visit, which any client can send. */
export const reportVisit = async (
  db: Db,
  visits: readonly (TestVisit | null)[],
  [remote, release]: [remote: string, release: string],
  { now, failed, lcp }: { now: Date; failed: boolean; lcp?: number },
): Promise<void> => {
  const rows = visits.map((one, index) => ({
    record_id: null,
    action_id: lcp === undefined ? (failed ? 'load_failure' : 'page_view_enter') : 'web_vital',
    client_id: `client-${index}`,
    stage: 'stage',
    user_id: null,
    ip: one?.ip ?? '203.0.113.7',
    page: '/',
    dwell_ms: 0,
    remote,
    release,
    composition: '12',
    visit: one && visitHash(one.visit),
    kind: lcp === undefined ? null : 'LCP',
    value: lcp ?? null,
    record: {},
    created_at: now,
  }));
  for (let from = 0; from < rows.length; from += 1000) await storeActions(db, rows.slice(from, from + 1000));
  const reports = visits.flatMap((one) => {
    if (!one) return [];
    const network = networkOf(one.ip);
    const of = { remote, release, visit: visitHash(one.visit), network, sample: network };
    return [{ ...of, at: now, failed_at: failed ? now : null, lcp: lcp ?? null }];
  });
  for (let from = 0; from < reports.length; from += 1000)
    await storeReleaseVisits(db, reports.slice(from, from + 1000));
};
