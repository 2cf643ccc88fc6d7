import type { Deps } from '../../../../deps.ts';
import { startIntervalJob } from '../../../../interval-job.ts';
import { deleteOrphanedPreviews } from '../store/document.repository.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Deletes the previews of removed files.
 * @returns the number deleted
 */
export const sweepCuts = async ({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<number> => {
  const keys = await deleteOrphanedPreviews(db);
  for (const key of keys) await files.delete(key);
  return keys.length;
};

/**
 * Sweeps every hour.
 * @returns a function that stops the job
 */
export const startPreviewSweepJob = (deps: Pick<Deps, 'db' | 'files'>, report: (line: string) => void): (() => void) =>
  startIntervalJob(
    {
      run: () => sweepCuts(deps),
      intervalMs: INTERVAL_MS,
      failed: '清理无主的试读文件失败，一小时后再试',
      immediately: false,
    },
    report,
  );
