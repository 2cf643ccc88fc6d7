/** `npm run schema:types`: writes the row types of the server from its migrations. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { joinDatabase } from '../../server/src/db/connect.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { columnShapesFile, schemaFile, schemaTypes } from '../../server/src/db/schema-types.ts';
import { migrationsFolder } from '../../server/src/project.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-schema-'));
const database = await joinDatabase({ dataDir });
try {
  await migrate(database.pool, migrationsFolder(ROOT));
  await writeFile(schemaFile(ROOT), await schemaTypes(database.pool, columnShapesFile(ROOT)));
} finally {
  await database.close();
  await rm(dataDir, { recursive: true });
}
