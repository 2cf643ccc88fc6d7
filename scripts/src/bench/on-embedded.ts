import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { joinDatabase } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import type { Db } from '../../../server/src/db/schema.ts';
import { migrationsFolder } from '../../../server/src/project.ts';

/** Runs a benchmark on an embedded database of its own with our tables. */
export const onEmbedded = async <Result>(run: (db: Db) => Promise<Result>): Promise<Result> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bee-bench-'));
  const { db, pool, close } = await joinDatabase({ dataDir });
  try {
    await migrate(pool, migrationsFolder(ROOT));
    return await run(db);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
