import type { DataFor } from '@bee/contracts/operations';
import { buildArticle } from '@bee/testing/server/articles';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { saveSource } from '../../sources/index.ts';
import { refreshSeries } from './store/refresh-series.ts';

const AT = '2026-01-16T08:00:00+08:00';
const MAIZE = { group: '谷物', name: '玉米', type: '1' };

let test: TestApp;

/** Prices on the 15th of each month of 2025 that rise by 1%, but by 25% in August. */
beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  const sourceId = await saveSource(db, { kind: 'price', name: '测试来源', publisher: '', sample: false, at: AT });
  await pool.query(`insert into market (id, name, match_key, sample) values ('month', '每月市场', 'm', false)`);
  await pool.query('select ensure_price_year(2025)');
  await pool.query(
    `with product as (
       insert into price_product (scope, class_id, group_name, name, match_key, rank, sample)
       values ('market', '粮油', '谷物', '玉米', '玉米', 1, false) returning id
     ), series as (
       insert into price_series (scope, product_id, market_id, monthly, source_id, sample)
       select 'market', id, 'month', true, $1, false from product returning id
     )
     insert into price_quote (series_id, date, avg, unit, source_avg)
     select id, make_date(2025, month, 15), 2 + month * 0.02 + case when month >= 8 then 0.5 else 0 end, '公斤', 2
     from series, generate_series(1, 12) month`,
    [sourceId],
  );
  await refreshSeries(db);
  for (const [published_at, title] of [
    ['2025-07-28', '玉米太早'],
    ['2025-07-29', '玉米月前'],
    ['2025-08-01', '玉米月初'],
    ['2025-08-31', '玉米月末'],
    ['2025-08-20', '小麦'],
    ['2025-09-03', '玉米月后'],
    ['2025-09-04', '玉米太晚'],
  ] as const)
    await buildArticle(db, { published_at, title });
});
afterAll(() => test?.close());

const moves = async (browser?: Browser, request: object = {}) =>
  (await test.call('vegetable/getPriceMoves', { ...MAIZE, ...request }, browser)).body
    .data as DataFor<'vegetable/getPriceMoves'>;

it('a price of each month jumps from one month to the next', async () => {
  const answer = await moves(await signIn(test, { vip: true }));
  expect(answer).toMatchObject({ freq: 'M', market: '每月市场', days_around: 3 });
  expect(answer.moves).toMatchObject([{ from_day: '2025-07-15', day: '2025-08-15' }]);
  expect(answer.moves[0]?.chg_pct).toBeCloseTo(24.3, 1);
});

it('what was published in its month comes first, then that of the three days before and after', async () => {
  const vip = await signIn(test, { vip: true });
  const [jump] = (await moves(vip)).moves;
  expect(jump?.articles.map(({ title }) => title)).toEqual(['玉米月初', '玉米月末', '玉米月前']);
  await test.database.pool.query(`delete from article where title in ('玉米月初', '玉米月末')`);
  const [again] = (await moves(vip)).moves;
  expect(again?.articles.map(({ title }) => title)).toEqual(['玉米月前', '玉米月后']);
});

it('beyond the months that may be seen there are none, and of these the first is that of the day asked for', async () => {
  expect((await moves(undefined, { from: '2025-01-01' })).moves).toEqual([]);
  const vip = await signIn(test, { vip: true });
  expect((await moves(vip, { from: '2025-07-20' })).moves).toHaveLength(1);
  expect((await moves(vip, { from: '2025-08-01' })).moves).toEqual([]);
});
