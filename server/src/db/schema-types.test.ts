import { readFile } from 'node:fs/promises';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { findProjectRoot } from '../project.ts';
import { columnShapesFile, schemaFile, schemaTypes } from './schema-types.ts';

const ROOT = findProjectRoot();
let database: ServerTestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe('row types', () => {
  it('are those of the migrated database; otherwise run npm run schema:types', async () => {
    expect(await schemaTypes(database.pool, columnShapesFile(ROOT))).toBe(await readFile(schemaFile(ROOT), 'utf8'));
  });
});
