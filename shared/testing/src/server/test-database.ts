import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase } from '@bee/testing/database';
import { connectTo, type OpenDatabase } from '../../../../server/src/db/connect.ts';
import { startEmbedded } from '../../../../server/src/db/embedded.ts';
import { findProjectRoot } from '../../../../server/src/project.ts';
import { TEMPLATE_STORE, type TemplateKind, templateName } from './template-name.ts';

export type ServerTestDatabase = OpenDatabase & { kind: 'postgres' | 'embedded' };

export { SAMPLE_DAY } from './template-name.ts';

/** An empty, migrated database for this test file. */
export const openTestDatabase = (): Promise<ServerTestDatabase> => openCopy('template');

/**
 * A database for this test file with the small sample data of SAMPLE_DAY, which is generated once for all test files.
 */
export const openSampleDatabase = (): Promise<ServerTestDatabase> => openCopy('sample');

const openCopy = async (kind: TemplateKind): Promise<ServerTestDatabase> => {
  const template = templateName(kind);
  const database = await createTestDatabase({
    template,
    store: TEMPLATE_STORE,
    make: () => makeTemplate(kind, template),
    startEmbedded: (dataDir) => startEmbedded({ dataDir }),
  });
  // Same setting as the role of a server.
  const place = database.connection;
  // Public reads get a read-only connection, so that one of them that writes fails.
  const limits = { lagMs: 60_000, freshMs: 0 };
  const replica = 'connectionString' in place && database.kind === 'postgres' ? { ...place, limits } : null;
  const connection = connectTo({ ...place, max: 10, options: '-c jit=off' }, () => {}, { replica });
  await connection.replica?.check();
  return {
    ...connection,
    kind: database.kind,
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
};

const makeTemplate = async (kind: TemplateKind, template: string): Promise<void> => {
  const script = path.join(findProjectRoot(), 'shared/testing/src/server/make-test-template.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, kind, template], { cwd: findProjectRoot() });
};
