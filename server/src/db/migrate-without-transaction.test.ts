import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { migrate } from './migrate.ts';

let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = async (): Promise<string[]> => {
  const lines: string[] = [];
  await migrate(database.pool, folder, (line) => lines.push(line));
  return lines;
};
const isValid = async (index: string): Promise<boolean | undefined> => {
  const { rows } = await database.pool.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  return rows[0]?.valid;
};

describe('a migration without a transaction', () => {
  const BUILD = `-- no transaction
drop index concurrently if exists m_built_a;
-- Rows may arrive meanwhile;
create unique index concurrently m_built_a
  on m_built (a);
`;
  beforeEach(() => database.pool.query('drop table if exists m_built; create table m_built (a int)'));

  it('builds an index, once, also when several processes start together', async () => {
    writeFileSync(path.join(folder, '20270102000001-build.sql'), BUILD);
    const lines = (await Promise.all([start(), start(), start()])).flat();
    expect(lines).toEqual(['已执行迁移 20270102000001-build.sql']);
    expect(await isValid('m_built_a')).toBe(true);
  });

  it('is repeated from its beginning after it failed', async () => {
    writeFileSync(path.join(folder, '20270102000002-build.sql'), BUILD);
    await database.pool.query('insert into m_built values (1), (1)');
    await expect(start()).rejects.toThrow('m_built_a');
    // PostgreSQL leaves an invalid index; the embedded database runs the file in a transaction.
    expect(await isValid('m_built_a')).toBe(database.kind === 'postgres' ? false : undefined);
    await database.pool.query('delete from m_built');
    expect(await start()).toEqual(['已执行迁移 20270102000002-build.sql']);
    expect(await isValid('m_built_a')).toBe(true);
  });
});

describe('a migration that waits for a lock', () => {
  it('gives way to requests and is repeated until the lock is free', async () => {
    // The embedded database runs one transaction at a time, so that there is nothing to wait for.
    if (database.kind !== 'postgres') return;
    await database.pool.query('create table m_locked (a int)');
    writeFileSync(path.join(folder, '20270103000001-add.sql'), 'alter table m_locked add b int;');
    const reader = await database.pool.connect();
    await reader.query('begin; select from m_locked');
    const migrated = start();
    await sleep(500);
    // This request queues behind the migration, until the migration gives up for now.
    await database.pool.query(`select from m_locked`);
    expect(
      (await database.pool.query(`select from pg_attribute where attrelid = 'm_locked'::regclass and attname = 'b'`))
        .rowCount,
    ).toBe(0);
    await reader.query('commit');
    reader.release();
    expect(await migrated).toEqual(['已执行迁移 20270103000001-add.sql']);
  });
});
