import { joinDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/schema.ts';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { readSettings } from '../settings.ts';

/** Opens the database of the environment; joins the embedded database of a running server. */
export const withDatabase = async <Result>(
  env: NodeJS.ProcessEnv,
  work: (db: Db) => Promise<Result>,
  log?: (line: string) => void,
): Promise<Result> => {
  const root = findProjectRoot();
  const settings = readSettings({ ...env, ROLE: 'all' }, root, () => '');
  const database = await joinDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    await migrate(database.pool, migrationsFolder(root), log);
    return await work(database.db);
  } finally {
    await database.close();
  }
};
