import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { FileStore } from '../../../providers/storage/file-store.ts';
import { arrivingFolder } from '../../../providers/storage/folder-store.ts';
import { deleteRow, listUnfinished } from '../store/file.repository.ts';
import { deleteExpiredTickets } from '../store/ticket.repository.ts';

type Parts = { db: Db; files: FileStore; clock: Clock; filesDir: string };

/** Longer than any upload takes; an unfinished file older than this is abandoned. */
const UNFINISHED_MS = 3_600_000;

/** Deletes the remains of a crash: drafts in the folder, and files that were never completely stored or deleted. */
export const sweepFiles = async ({ db, files, clock, filesDir }: Parts): Promise<number> => {
  const before = new Date(clock.now().getTime() - UNFINISHED_MS);
  let swept = await sweepDrafts(arrivingFolder(filesDir), before);
  for (const { fid, key } of await listUnfinished(db, before)) {
    await files.delete(key);
    await deleteRow(db, fid);
    swept++;
  }
  return swept;
};

export const sweepFilesJob = defineJob({
  name: 'files.sweep-unfinished',
  everySeconds: 3600,
  run: async ({ db, files, clock, settings }) =>
    (await deleteExpiredTickets(db, clock.now())) +
    (await sweepFiles({ db, files, clock, filesDir: settings.filesDir })),
});

const sweepDrafts = async (folder: string, before: Date): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  let swept = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || found.mtime > before) continue;
    await rm(file, { force: true });
    swept++;
  }
  return swept;
};
