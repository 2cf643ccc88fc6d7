import path from 'node:path';
import type { Database, Db } from '../../db/schema.ts';

export type RunRow = {
  no: number;
  kind: string;
  /** File names without folders. */
  files: string;
  state: Database['import_run']['state'];
  started_at: string;
  /** Number of imported rows; null for undos. */
  stored: number | null;
  undoable: boolean;
};

const SHOWN = 20;

export const listRuns = async (db: Db): Promise<RunRow[]> => {
  const rows = await db
    .selectFrom('import_run')
    .select(['no', 'kind', 'files', 'state', 'started_at', 'counts', 'undoable'])
    .orderBy('no', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ counts, files, ...row }) => ({
    ...row,
    files: files.map((file) => path.basename(file)).join('、'),
    stored: counts.stored ?? null,
  }));
};
