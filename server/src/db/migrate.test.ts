import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1 order by 1',
    [table],
  );
  return rows.map(({ column_name }) => column_name);
};

describe('migrations', () => {
  it('run in order of their names, once, also when several processes start together', async () => {
    write('20270101000002-second.sql', 'alter table m_order add b int;');
    write('20270101000001-first.sql', 'create table m_order (a int);');
    write('readme.md', 'not a migration');
    const lines: string[] = [];
    await Promise.all([1, 2, 3].map(() => migrate(database.pool, folder, (line) => lines.push(line))));
    expect(lines).toEqual(['已执行迁移 20270101000001-first.sql', '已执行迁移 20270101000002-second.sql']);
    expect(await columnsOf('m_order')).toEqual(['a', 'b']);
  });

  it('leave nothing of a file that fails', async () => {
    write('20270101000003-broken.sql', 'create table m_broken (a int); select nonsense;');
    await expect(migrate(database.pool, folder)).rejects.toThrow('nonsense');
    expect(await columnsOf('m_broken')).toEqual([]);
  });

  it('refuse SQL files without a time in their name', async () => {
    write('901-late.sql', 'create table m_late (a int);');
    await expect(migrate(database.pool, folder)).rejects.toThrow('901-late.sql 的名字不对');
  });

  it('refuse a file that changed after it ran', async () => {
    write('20270101000004-fixed.sql', 'create table m_fixed (a int);');
    await migrate(database.pool, folder);
    write('20270101000004-fixed.sql', 'create table m_fixed (a int, b int);');
    await expect(migrate(database.pool, folder)).rejects.toThrow('20270101000004-fixed.sql 执行之后被改动过');
  });
});

describe('columns', () => {
  it('arrive as contracts write them', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::int8 as count, 12.50::numeric as money, '2026-03-04'::date as day,
        '2026-03-04 10:00+08'::timestamptz as instant, '{"a":1}'::jsonb as json`,
    );
    expect(rows[0]).toEqual({
      count: 9007199254740991,
      money: '12.50',
      day: '2026-03-04',
      instant: '2026-03-04T02:00:00.000Z',
      json: { a: 1 },
    });
  });
});
