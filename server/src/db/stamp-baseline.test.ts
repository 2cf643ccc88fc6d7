import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { migrationsBefore } from './before-baseline.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-file.ts';

const FOLDER = migrationsFolder(findProjectRoot());
const COMPLETE = Object.entries(migrationsBefore);
let database: ServerTestDatabase;
let names: string[];
let later: [name: string, checksum: string][];

beforeAll(async () => {
  database = await openTestDatabase();
  const migrations = await readMigrations(FOLDER);
  names = migrations.map(({ name }) => name);
  later = migrations.filter(({ name }) => !name.includes('-baseline-')).map(({ name, checksum }) => [name, checksum]);
});
afterAll(() => database?.close());

/** Gives the migrated database the records of one from before the baseline, whose tables are the same. */
const recordBefore = async (records: [name: string, checksum: string][]): Promise<void> => {
  await database.pool.query('delete from migration');
  for (const record of records)
    await database.pool.query(`insert into migration values ($1, $2, '2026-03-04 10:00+08')`, record);
};

const start = async (): Promise<string[]> => {
  const lines: string[] = [];
  await migrate(database.pool, FOLDER, (line) => lines.push(line));
  return lines;
};
const recorded = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>('select name from migration order by name collate "C"');
  return rows.map(({ name }) => name);
};
const tables = async (): Promise<unknown[]> => {
  const { rows } = await database.pool.query(
    `select oid::int, relname, relfilenode::int from pg_class where relnamespace = 'public'::regnamespace order by oid`,
  );
  return rows;
};

describe('a database from before the baseline', () => {
  it('that has run all migrations gets a record of the baseline and keeps its tables', async () => {
    await recordBefore([...COMPLETE, ...later]);
    const before = await tables();
    expect(await start()).toEqual([`旧的 ${COMPLETE.length} 个迁移都已执行，基线记为已执行`]);
    expect(await recorded()).toEqual([...COMPLETE.map(([name]) => name), ...names].sort());
    expect(await tables()).toEqual(before);
    expect(await start()).toEqual([]);
  });

  it('is recorded once by processes that start together', async () => {
    await recordBefore([...COMPLETE, ...later]);
    const lines = (await Promise.all([start(), start()])).flat();
    expect(lines).toHaveLength(new Set(lines).size);
    expect(await recorded()).toHaveLength(COMPLETE.length + names.length);
  });

  it.each<[string, [string, string][], RegExp]>([
    [
      'has not run the last ones',
      COMPLETE.slice(0, -2),
      /还差 2 个旧的迁移（已执行到 350-browser-error.sql）.*319b4622/,
    ],
    ['has not run one in between', COMPLETE.toSpliced(20, 1), /还差 1 个旧的迁移（已执行到 371-stage-tables.sql）/],
    ['has run another text', COMPLETE.with(3, ['004-identity.sql', 'other']), /004-identity.sql 与发布的不同/],
    ['has run one that is unknown', [...COMPLETE, ['380-later.sql', 'other']], /380-later.sql 与发布的不同/],
  ])('that %s is refused and stays as it is', async (_, records, message) => {
    await recordBefore(records);
    const before = await tables();
    await expect(start()).rejects.toThrow(message);
    await expect(start()).rejects.toThrow('数据库没有任何改变');
    expect(await recorded()).toEqual(records.map(([name]) => name));
    expect(await tables()).toEqual(before);
  });
});

describe('an empty database', () => {
  it('takes the baseline once, also from two processes that start together', async () => {
    await database.pool.query('drop schema public cascade; create schema public');
    const lines = (await Promise.all([start(), start()])).flat();
    // Each file has its own transaction, so the processes may share the files; together they run each once.
    expect(lines.sort()).toEqual(names.map((name) => `已执行迁移 ${name}`));
    expect(await recorded()).toEqual(names);
  });
});
