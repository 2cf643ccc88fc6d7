import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestConnection } from '@bee/testing/database';
import { connectTo, type OpenDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { findProjectRoot, migrationsFolder } from '../project.ts';

export type ServerTestDatabase = OpenDatabase & { kind: 'postgres' | 'embedded' };

/** An empty, migrated database of this test file's own. */
export const openTestDatabase = async (): Promise<ServerTestDatabase> => {
  const folder = migrationsFolder(findProjectRoot());
  const database = await createTestDatabase({
    version: versionOf(folder),
    migrate: (to) => migrateTo(to, folder),
    startEmbedded: (dataDir) => startEmbedded({ dataDir }),
  });
  const connection = connectTo({ ...database.connection, max: 10 });
  return {
    ...connection,
    kind: database.kind,
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
};

const migrateTo = async (to: TestConnection, folder: string): Promise<void> => {
  const { pool, close } = connectTo(to);
  try {
    await migrate(pool, folder);
  } finally {
    await close();
  }
};

const versionOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
};
