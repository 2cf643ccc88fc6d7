import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { saveSource } from '../../sources/index.ts';
import { refreshSeries } from './store/refresh-series.ts';

const AT = '2026-01-16T08:00:00+08:00';
const MAIZE = { group: '谷物', name: '玉米', type: '1' };

let test: TestApp;

/** Four years of prices on the 15th of each month; one market also has daily prices of another spec. */
beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  const sourceId = await saveSource(db, { kind: 'price', name: '测试来源', publisher: '', sample: false, at: AT });
  await pool.query(
    `insert into market (id, name, match_key, sample) values ('month', '每月市场', 'm', false), ('day', '每日市场', 'd', false)`,
  );
  for (const year of [2022, 2023, 2024, 2025, 2026]) await pool.query('select ensure_price_year($1)', [year]);
  await pool.query(
    `with product as (
       insert into price_product (scope, class_id, group_name, name, match_key, rank, sample)
       values ('market', '粮油', '谷物', '玉米', '玉米', 1, false) returning id
     ), series as (
       insert into price_series (scope, product_id, market_id, spec, monthly, source_id, sample)
       select 'market', product.id, k.market, '干', k.monthly, $1, false
       from product, (values ('month', true), ('day', false)) k (market, monthly) returning id, monthly
     )
     insert into price_quote (series_id, date, avg, unit, source_avg)
     select series.id, day::date, 2 + extract(month from day) / 100, '公斤', 2
     from series, generate_series('2022-01-15'::date, '2026-01-15', interval '1 day') day
     where not monthly or extract(day from day) = 15`,
    [sourceId],
  );
  await refreshSeries(db);
});
afterAll(() => test?.close());

const chart = async (browser?: Browser, request: object = {}) =>
  (await test.call('vegetable/getEchart', { ...MAIZE, markets: ['month'], ...request }, browser)).body
    .data as DataFor<'vegetable/getEchart'>;
const daysOf = ({ series }: DataFor<'vegetable/getEchart'>) =>
  (series[0]?.points ?? []).filter(([, avg]) => avg !== null).map(([day]) => day);

it('a price of each month is seen by visitors with the one before it, and says what would show more', async () => {
  const answer = await chart();
  expect(daysOf(answer)).toEqual(['2025-12-01', '2026-01-01']);
  expect(answer.access).toMatchObject({
    level: 'login',
    allowed: false,
    reason: '每月一报，已显示最近 2 个月，共 49 个月；登录后可看 90 天',
    preview: { unit: 'day', months: { shown: 2, total: 49 } },
  });
});

it('a visitor gets no more by asking for more, and the same two by asking for the last 30 days', async () => {
  expect(daysOf(await chart(undefined, { from: '2022-01-01', to: '2026-01-15' }))).toHaveLength(2);
  expect(daysOf(await chart(undefined, { from: '2025-12-17', to: '2026-01-15' }))).toHaveLength(2);
  expect(daysOf(await chart(undefined, { from: '2022-01-01', to: '2022-12-31' }))).toEqual([]);
});

it.each([
  [{}, 4],
  [{ vip: true }, 37],
  [{ vegetable: true }, 49],
])('a member %j sees %i months', async (kind, months) => {
  const answer = await chart(await signIn(test, kind));
  expect(daysOf(answer)).toHaveLength(months);
  expect(answer.access.allowed).toBe(months === 49);
});

it('beside a daily price the days count as they do for daily prices', async () => {
  const answer = await chart(undefined, { markets: ['day', 'month'], freq: 'D' });
  expect(answer.from).toBe('2025-12-17');
  expect(answer.access.reason).toContain('已显示最近 30 天');
});
