import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
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
export const startPreviewSweepJob = (
  deps: Pick<Deps, 'db' | 'files'>,
  report: (line: string) => void,
): (() => void) => {
  const sweep = () =>
    sweepCuts(deps).catch((error: unknown) => report(`清理无主的试读文件失败，一小时后再试：${messageOf(error)}`));
  const timer = setInterval(sweep, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
