import type { DataFor } from '@bee/contracts/operations';
import type { ToolKey } from '@bee/contracts/resource/tool';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';

type Tools = DataFor<'site/getTools'>['list'];

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

const ask = async (): Promise<Tools> => {
  const { body } = await test.call('site/getTools', {});
  expect(body.msg).toBe('');
  return (body.data as DataFor<'site/getTools'>).list;
};

const toolOf = (list: Tools, key: ToolKey) => {
  const found = list.find((tool) => tool.key === key);
  if (!found) throw new Error(`${key} is no tool`);
  return found;
};

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(test.database.db);
  const [row] = rows;
  if (!row) throw new Error('nothing found');
  return row;
};

describe('the directory of tools', () => {
  it('says of every tool with data how much there is and of which day', async () => {
    const list = await ask();
    const unknown = list.filter(({ stock, newest }) => stock === null || newest === null).map(({ key }) => key);
    // The test database has no files, and therefore no data products.
    expect(unknown).toEqual(['product']);
    expect(list.filter(({ stock }) => stock).every(({ sample }) => sample)).toBe(true);
  });

  it('tells prices of the newest day of their own tables', async () => {
    const list = await ask();
    const { day } = await one(
      sql<{ day: string }>`select max(last_date)::text as day from price_series where scope = 'market'`,
    );
    expect(toolOf(list, 'vegetable')).toMatchObject({ newest: day, figure: { as_of: day, decimals: 1 } });
    const origin = await one(sql<{ day: string; series: number }>`
      select max(last_date)::text as day, count(*)::int as series from price_series
      where scope = 'origin' and last_date is not null`);
    expect(toolOf(list, 'fruit')).toMatchObject({ newest: origin.day, stock: { value: origin.series } });
  });

  it('tells imports of the newest month with the change against a year before', async () => {
    const { body } = await test.call('trade/getTopClass', {});
    const top = body.data as DataFor<'trade/getTopClass'>;
    const imports = top.months.find(({ flow }) => flow === 'import');
    const { newest, figure } = toolOf(await ask(), 'trade');
    expect(newest).toBe(top.newest_month);
    expect(figure?.value).toBeCloseTo((imports?.value_usd ?? Number.NaN) / 1e8, 10);
    expect(figure?.change).toEqual({ against: '同比', pct: imports?.yoy_value });
    expect(toolOf(await ask(), 'trade_query').figure?.unit).toBe('亿美元（FOB）');
  });

  it('tells a national figure of the newest year, as published', async () => {
    const { newest, figure } = toolOf(await ask(), 'statistics');
    const { found } = await one(sql<{ found: boolean }>`
      select exists (select from stat_value
        where adcode = '100000' and year = ${Number(newest)} and current and value = ${figure?.value ?? 0}) as found`);
    expect(found).toBe(true);
  });

  it('goes on without a tool that cannot be read', async () => {
    await sql`alter table limit_substance rename to limit_substance_away`.execute(test.database.db);
    try {
      const list = await ask();
      expect(toolOf(list, 'limit')).toEqual({ key: 'limit', newest: null, stock: null, figure: null, sample: false });
      expect(toolOf(list, 'food').stock).not.toBeNull();
    } finally {
      await sql`alter table limit_substance_away rename to limit_substance`.execute(test.database.db);
    }
  });

  it('claims nothing of what an installation does not hold', async () => {
    await test.database.db.transaction().execute(async (transaction) => {
      await sql`delete from trade_permit`.execute(transaction);
      await sql`delete from supply_posting`.execute(transaction);
    });
    const list = await ask();
    expect(toolOf(list, 'permit')).toMatchObject({ newest: null, stock: null, figure: null });
    expect(toolOf(list, 'supply')).toMatchObject({ newest: null, stock: null, figure: null });
  });
});
