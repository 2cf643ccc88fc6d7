import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { touchTags } from '../../cache/tag.repository.ts';
import { refreshSeries } from '../prices/index.ts';

jest.setTimeout(120_000);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  for (const year of [2021, 2022, 2023, 2024])
    await test.database.pool.query('select ensure_price_year($1::int)', [year]);
});
afterAll(() => test?.close());

/** SAMPLE_DAY is in week 10 of its year. */
const quote = async ({ from, to = SAMPLE_DAY, week10, flag = null }: Quoted) => {
  const { pool, db } = test.database;
  const { rows } = await pool.query(
    `select s.id from price_series s join price_product p on p.id = s.product_id
     where p.scope = 'market' and p.name = '大白菜' and s.headline`,
  );
  await pool.query('delete from price_quote where series_id = $1', [rows[0].id]);
  await pool.query(
    `insert into price_quote (series_id, date, avg, unit, source_avg, flag)
     select $1, d::date, p.price, '公斤', p.price, case when extract(week from d) = 10 then $5::text end
     from generate_series($2::date, $3::date, '1 day') d
     cross join lateral (select case when extract(week from d) = 10 then $4::float8 else 4 end as price) p`,
    [rows[0].id, from, to, week10, flag],
  );
  await refreshSeries(db);
  await touchTags(db, ['prices']);
};

type Quoted = { from: string; to?: string; week10: number; flag?: string | null };

const season = async () => (await test.call('food/getSeason', {})).body.data as DataFor<'food/getSeason'>;
const cabbage = async () => (await season()).list.find(({ product }) => product === '大白菜');

describe('foods in season', () => {
  it('are those whose price is at the low of its year in this week, with how far it is below the year and the newest quote', async () => {
    await quote({ from: '2022-01-01', week10: 1 });
    expect(await season()).toMatchObject({ day: SAMPLE_DAY, week: 10 });
    const found = await cabbage();
    expect(found).toMatchObject({
      name: '大白菜',
      price_avg: 1,
      date: SAMPLE_DAY,
      unit: '元/公斤',
      years: 5,
      sample: true,
      price_to: { page: 'application/vegetable/detail', params: { name: '大白菜' } },
    });
    expect(found?.below_pct).toBeCloseTo(100 * (1 - 1 / ((52 * 4 + 1) / 53)), 1);
    const { body } = await test.call('food/getDetail', { code: found?.code ?? '' });
    expect(body.data).toMatchObject({ price: { product: '大白菜' } });
  });

  it('are none that are dear in this week, that one year alone speaks for, or that nobody quotes any more', async () => {
    await quote({ from: '2022-01-01', week10: 9 });
    expect(await cabbage()).toBeUndefined();
    await quote({ from: '2026-01-01', week10: 1 });
    expect(await cabbage()).toBeUndefined();
    await quote({ from: '2022-01-01', to: '2026-02-20', week10: 1 });
    expect(await cabbage()).toBeUndefined();
  });

  it('are judged without doubtful quotes', async () => {
    await quote({ from: '2022-01-01', week10: 1, flag: 'avg_out_of_range' });
    expect(await cabbage()).toBeUndefined();
  });

  it('are an empty list without prices', async () => {
    await test.database.pool.query('delete from price_quote');
    await refreshSeries(test.database.db);
    await touchTags(test.database.db, ['prices']);
    expect((await season()).list).toEqual([]);
  });
});
