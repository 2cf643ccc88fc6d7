import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { dropTables } from '../modules/industry/store/store-tables.ts';
import { dropSampleTopics } from '../modules/statistics/store/store-topics.ts';
import { laterParts } from './later-parts.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);
afterAll(() => test?.close());

const loadAll = async () => {
  const lines: string[] = [];
  for (const part of laterParts)
    await part.load(test.database.db, { today: SAMPLE_DAY, size: 'small', log: (line) => lines.push(line) });
  return lines;
};

const held = async () => {
  const { rows } = await test.database.pool.query(`
    select (select count(*) from stat_value)::int as figures, (select count(*) from industry_table)::int as tables,
      (select count(*) from industry_row)::int as rows`);
  return rows[0];
};

describe('parts of the sample of later releases', () => {
  it('come to an installation that has its sample without them, and are the same as in a new one', async () => {
    const before = await held();
    expect(before.tables).toBeGreaterThan(0);
    await dropTables(test.database.db, { sample: true });
    await dropSampleTopics(test.database.db);
    expect(await held()).toEqual({ figures: 0, tables: 0, rows: 0 });
    expect(await loadAll()).toHaveLength(laterParts.length);
    expect(await held()).toEqual(before);
    await loadAll();
    expect(await held()).toEqual(before);
  });

  it('stay away from data of its own', async () => {
    await dropTables(test.database.db, { sample: true });
    await test.database.db.updateTable('stat_topic').set({ sample: false }).execute();
    const { figures } = await held();
    expect(await loadAll()).toEqual([expect.stringContaining('示例产业数据')]);
    expect((await held()).figures).toBe(figures);
  }, 60_000);
});
