import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import type { Job } from '../../../../jobs/job.ts';
import { openComposedSite } from '../model/composed-site.ts';
import { versionHealth } from '../model/version-health.ts';
import { changeJob, retryJob } from '../service/change-job.ts';
import { listRollouts } from '../service/list-rollouts.ts';

import { findChange, requestChange } from '../service/requested-change.ts';
import { startDevelopment } from '../service/start-development.ts';
import { startPreview } from '../service/start-preview.ts';
import { versionEvidence } from '../service/version-evidence.ts';
import { listSlowCalls } from '../store/calls.repository.ts';
import { composerRuns, listEdges } from '../store/edges.repository.ts';
import { readDocumentsOfDay, readReleaseFigures } from '../store/health.repository.ts';
import { listImports, listQueues } from '../store/jobs.repository.ts';
import { listReleaseMinutes } from '../store/release-minutes.repository.ts';
import { countReviews } from '../store/review-counts.repository.ts';
import { readJobHistory } from '../store/scheduled-jobs.repository.ts';
import { listServices } from '../store/services.repository.ts';

/**
 * Data of the operations page; the contracts restrict access to operators.
 * @param jobs of all modules
 */
export const operationsPageRoutes =
  (jobs: readonly Job[]) =>
  ({ db, settings }: Deps): Route[] => {
    const everySeconds = new Map(jobs.map(({ name, everySeconds }) => [name, everySeconds]));
    const site = openComposedSite(settings.releaseStore);
    const { warnDays, automatic, evidenceAddresses: networks } = settings.operations;
    return [
      route('ops/getComposition', async (_input, { now }) => {
        const running = await site.composed();
        const [composed, rollouts, edges, composer_runs, services] = await Promise.all([
          site.read(),
          listRollouts(db, running, now),
          listEdges(db, now),
          composerRuns(db),
          listServices(db, settings.dataDir, now),
        ]);
        return {
          ...composed,
          services,
          rollouts,
          warn_days: warnDays,
          edges,
          composer_runs,
          read_at: now.toISOString(),
        };
      }),
      route('ops/getReleases', async ({ remote }, { now }) => ({
        list: await site.releasesOf(remote),
        read_at: now.toISOString(),
      })),
      route('ops/getComposeDiff', async (wanted) => ({ list: await site.differences(wanted) })),
      route('ops/tryChange', (change) => site.tryChange(change)),
      route('ops/startPreview', (input, context) => startPreview(settings, site, input, context)),
      route('ops/changeComposition', (input, context) => requestChange(db, input, context)),
      route('ops/getRequestedChange', ({ id }) => findChange(db, id)),
      route('ops/getVersionHealth', async (_input, { now }) => {
        const [{ parts, history }, figures, documents, composer_runs] = await Promise.all([
          site.read(),
          readReleaseFigures(db, now),
          readDocumentsOfDay(db, now),
          composerRuns(db),
        ]);
        const evidence = await versionEvidence(db, { parts, history, networks, automatic, composer_runs }, now);
        const browsers_report = settings.actionLog.target?.address.startsWith('/') ?? false;
        return {
          list: versionHealth(parts, figures, documents, evidence),
          browsers_report,
          read_at: now.toISOString(),
        };
      }),
      route('ops/getReleaseMinutes', async ({ remote }, { now }) => {
        const [{ history }, list] = await Promise.all([site.read(), listReleaseMinutes(db, remote, now)]);
        const changes = history.flatMap(({ changed_at, sequence, what, remote: of }) => {
          // A deployment changes several.
          const own = what.split('；').filter((part) => of === remote || part.includes(remote));
          return own.length > 0 ? [{ at: changed_at, what: `第 ${sequence} 号：${own.join('；')}` }] : [];
        });
        return { list, changes, read_at: now.toISOString() };
      }),
      route('ops/getSlowCalls', async (input, { now }) => ({
        list: await listSlowCalls(db, input, now),
        read_at: now.toISOString(),
      })),
      route('ops/getJobs', async (_input, { now }) => {
        const [imports, queues, history] = await Promise.all([
          listImports(db, now),
          listQueues(db, now),
          readJobHistory(db),
        ]);
        const scheduled = history.jobs.map((job) => ({ ...job, every: everySeconds.get(job.job) ?? null }));
        return { imports, queues, ...history, jobs: scheduled, read_at: now.toISOString() };
      }),
      route('ops/changeJob', async (input, { now }) => {
        await changeJob(db, input, now);
        return null;
      }),
      route('ops/retryJob', async (input) => {
        await retryJob(db, input);
        return null;
      }),
      route('ops/startDevelopment', (input, context) => startDevelopment(settings, input, context)),
      route('ops/getReviewCounts', async (_input, { now }) => ({
        list: await countReviews(db),
        read_at: now.toISOString(),
      })),
    ];
  };
