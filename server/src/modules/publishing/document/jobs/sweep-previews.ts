import type { Deps } from '../../../../deps.ts';
import { defineJob } from '../../../../jobs/job.ts';
import { deleteOrphanedPreviews } from '../store/document.repository.ts';

/**
 * Deletes the previews of removed files.
 * @returns the number deleted
 */
export const sweepCuts = async ({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<number> => {
  const keys = await deleteOrphanedPreviews(db);
  for (const key of keys) await files.delete(key);
  return keys.length;
};

export const sweepPreviewsJob = defineJob({
  name: 'publishing.sweep-previews',
  everySeconds: 3600,
  run: sweepCuts,
});
