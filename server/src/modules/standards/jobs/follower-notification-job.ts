import type { Deps } from '../../../deps.ts';
import { startIntervalJob } from '../../../interval-job.ts';
import { notifyFollowers } from '../store/notify-followers.ts';

const INTERVAL_MS = 60 * 60_000;

/**
 * Imports notify followers of the changes that they make. This job covers changes caused by the date, and resumes after
 * an interrupted import.
 * @returns a function that stops the job
 */
export const startFollowerNotificationJob = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  report: (line: string) => void,
): (() => void) =>
  startIntervalJob(
    { run: () => notifyFollowers(db, clock.now()), intervalMs: INTERVAL_MS, failed: '标准变更没有通知，稍后再试' },
    report,
  );
