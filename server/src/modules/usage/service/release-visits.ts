import { countedPerNetwork, RULES } from '../../../composer/rules.ts';
import type { Deps } from '../../../deps.ts';
import type { RunningApi } from '../../../http/running-api.ts';
import type { Served } from '../../../http/served-cookie.ts';
import { createActionBuffer } from '../model/action-buffer.ts';
import { createReleaseSample } from '../model/release-sample.ts';
import type { ActionRow } from '../store/action.repository.ts';
import { type ReleaseVisit, storeReleaseVisits, tallyReleaseVisitsBefore } from '../store/release-visit.repository.ts';
import { type GivenRecord, paramsOf } from './action-row.ts';

const CAPACITY = 10_000;
const PURGE_INTERVAL_MS = 60_000;

const FAILURES: readonly string[] = ['load_failure', 'page_error'];

/** Stores a sample of the visits that report on releases: evidence for the release monitor. */
export const createReleaseVisits = (
  { db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>,
  api: RunningApi,
) => {
  const sampled = createReleaseSample(countedPerNetwork(settings.operations.evidenceAddresses));
  let purgedAt = 0;

  const store = async (reports: ReleaseVisit[]): Promise<number> => {
    await storeReleaseVisits(db, reports);
    const now = clock.now().getTime();
    if (now - purgedAt >= PURGE_INTERVAL_MS) {
      purgedAt = now;
      await tallyReleaseVisitsBefore(db, new Date(now - RULES.windowMs));
    }
    return reports.length;
  };
  const buffer = createActionBuffer<ReleaseVisit>({
    store,
    capacity: CAPACITY,
    report: (err) => api.log.warn({ err }, '版本的访问记录没有写入'),
  });
  api.onClose(() => buffer.close());

  /** @param served what the edge proves to have served to this visit */
  return (rows: ActionRow[], visit: string, served: Served, now: Date): void => {
    const reports = rows.flatMap(reportedReleases).flatMap(({ row, remote, release }): ReleaseVisit[] => {
      if (!remote || !release || !served.has(remote, release)) return [];
      const seen = { remote, release, visit, network: served.network, is_returning: served.isReturning };
      const sample = sampled(seen, now.getTime());
      return sample === null ? [] : [{ ...seen, sample, at: now, ...outcomeOf(row, now) }];
    });
    if (reports.length > 0) buffer.add(reports);
  };
};

/** The shell is part of every page, so that what a page reports of its remote counts for both. */
const reportedReleases = (row: ActionRow) => {
  const { shell } = paramsOf(row.record as GivenRecord);
  const own = { row, remote: row.remote, release: row.release };
  return row.remote === 'shell' || typeof shell !== 'string' ? [own] : [own, { row, remote: 'shell', release: shell }];
};

const outcomeOf = ({ action_id, kind, value }: ActionRow, now: Date) => ({
  failed_at: FAILURES.includes(action_id) ? now : null,
  call_failed_at: action_id === 'call_failure' ? now : null,
  lcp: action_id === 'web_vital' && kind === 'LCP' ? (value ?? null) : null,
  inp: action_id === 'web_vital' && kind === 'INP' ? (value ?? null) : null,
});
