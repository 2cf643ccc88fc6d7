import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { addDays } from '../../../sample/days.ts';
import { refreshSeries } from './store/refresh-series.ts';

/** Later than any market quote. */
const LATER = addDays(SAMPLE_DAY, 20);

let test: TestApp;

/** A fruit at its origin and a herb with the group and name of a vegetable, with later and higher quotes. */
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  const { pool } = test.database;
  for (const [scope, className] of [
    ['origin', '水果'],
    ['herb', '中药材'],
  ]) {
    await pool.query(
      `with product as (
         insert into price_product (scope, class_id, group_name, name, match_key, alias, rank, sample)
         values ($1, $2, '叶菜类', '大白菜', '大白菜', '{包心白菜}', 1, false) returning id
       ), series as (
         insert into price_series (scope, product_id, market_id, spec, source_id, sample)
         select $1, product.id, 'beijing', '净菜', 1, false from product returning id
       )
       insert into price_quote (series_id, date, avg, unit, source_avg)
       select series.id, day::date, 900 + extract(day from day), '公斤', 900
       from series, generate_series($3::date - 10, $3::date, interval '1 day') day`,
      [scope, className, LATER],
    );
  }
  await refreshSeries(test.database.db);
}, 120_000);

afterAll(() => test.close());

const call = async (id: Parameters<TestApp['call']>[0], request: object = {}) =>
  (await test.call(id, request)).body.data;

describe('prices of the wholesale markets', () => {
  it('list no fruit of an origin and no herb', async () => {
    const { list, total } = (await call('vegetable/vegList', {
      by: 'market',
      limit: 100,
    })) as DataFor<'vegetable/vegList'>;
    expect(total).toBe(48);
    expect(Math.max(...list.map(({ price_avg }) => price_avg ?? 0))).toBeLessThan(500);
    expect(((await call('vegetable/vegList', { kw: '包心白菜' })) as { total: number }).total).toBe(1);
  });

  it('keep their own newest day, also for what counts as late', async () => {
    const choices = (await call('vegetable/filterList')) as DataFor<'vegetable/filterList'>;
    expect(choices.dates?.max).toBe(SAMPLE_DAY);
    expect(new Set(choices.classes.map(({ id }) => id)).has('中药材')).toBe(false);
    const { list } = (await call('vegetable/vegList')) as DataFor<'vegetable/vegList'>;
    expect(list[0]?.stale_days).toBe(0);
    const statistic = (await call('vegetable/getVegStatistic')) as DataFor<'vegetable/getVegStatistic'>;
    expect(statistic).toMatchObject({ date: SAMPLE_DAY, products: 12, markets: 4 });
    expect(statistic.up.every(({ price_avg }) => price_avg < 500)).toBe(true);
  });

  it('count in the index of their group alone', async () => {
    const index = (await call('vegetable/getClassIndex')) as DataFor<'vegetable/getClassIndex'>;
    expect(index.some(({ class_id }) => class_id === '中药材')).toBe(false);
    expect(index.find(({ group }) => group === '叶菜类')?.chg_d).toBeLessThan(50);
  });

  it('have the product page of their own product', async () => {
    const key = { group: '叶菜类', name: '大白菜' };
    const detail = (await call('vegetable/getDetail', key)) as DataFor<'vegetable/getDetail'>;
    expect(detail.latest.date).toBe(SAMPLE_DAY);
    expect(detail.latest.price_avg).toBeLessThan(20);
    const hub = await test.database.pool.query(`select count(*)::int as n from price_span where last_date = $1`, [
      SAMPLE_DAY,
    ]);
    expect(hub.rows[0]).toEqual({ n: 1 });
  });
});
