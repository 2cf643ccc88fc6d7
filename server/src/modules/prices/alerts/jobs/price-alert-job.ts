import type { Deps } from '../../../../deps.ts';
import { startIntervalJob } from '../../../../interval-job.ts';
import { checkWatches } from '../store/check-watches.ts';

const INTERVAL_MS = 10 * 60_000;

/**
 * Imports check alerts when prices change. This job catches up after interruptions and imports by other processes.
 * @returns a function that stops the job
 */
export const startPriceAlertJob = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  report: (line: string) => void,
): (() => void) =>
  startIntervalJob(
    { run: () => checkWatches(db, clock.now()), intervalMs: INTERVAL_MS, failed: '检查行情预警失败，稍后再试' },
    report,
  );
