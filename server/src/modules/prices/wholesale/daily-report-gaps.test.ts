import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { saveSource } from '../../sources/index.ts';
import { marketDays } from './store/daily-report.repository.ts';
import { refreshSeries } from './store/refresh-series.ts';

jest.setTimeout(120_000);

const AT = '2026-01-16T08:00:00+08:00';
const SERIES = 300;

let test: TestApp;
/** Signed in with all days open. */
let vip: Browser;

/**
 * 300 series: daily quotes of autumn 2013, except for one with monthly quotes of 2020 and one with mistyped dates, the
 * years 16 and 2099.
 */
beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  const sourceId = await saveSource(db, { kind: 'price', name: '测试来源', publisher: '', sample: false, at: AT });
  await pool.query(`insert into market (id, name, match_key, sample) values ('m', '市场', 'm', false)`);
  for (const year of [16, 2013, 2020, 2099]) await pool.query('select ensure_price_year($1)', [year]);
  await pool.query(
    `with product as (
       insert into price_product (scope, class_id, group_name, name, match_key, rank, sample)
       select 'market', '蔬菜', '叶菜', '菜' || n, '菜' || n, n, false from generate_series(1, $2::int) n returning id, rank
     ), series as (
       insert into price_series (scope, product_id, market_id, monthly, source_id, sample)
       select 'market', id, 'm', rank = 1, $1, false from product returning id, product_id
     ), quoted as (
       select series.id, day::date as day from series join product p on p.id = series.product_id,
         generate_series('2013-09-01'::date, '2013-11-29', interval '1 day') day where p.rank > 2
       union all
       select series.id, make_date(2020, month, 15) from series join product p on p.id = series.product_id,
         generate_series(1, 12) month where p.rank = 1
       union all
       select series.id, odd::date from series join product p on p.id = series.product_id,
         unnest('{0016-03-04,2099-12-31}'::date[]) odd where p.rank = 2
     )
     insert into price_quote (series_id, date, avg, unit, source_avg) select id, day, 2, '公斤', 2 from quoted`,
    [sourceId, SERIES],
  );
  await refreshSeries(db);
  vip = await signIn(test, { vegetable: true });
});
afterAll(() => test?.close());

const notes = async (request: object) =>
  (await test.call('article/getDailyReportList', request, vip)).body.data as DataFor<'article/getDailyReportList'>;

describe('days with quotes that lie centuries apart', () => {
  it('are listed newest first, each once, and counted', async () => {
    const first = await notes({ limit: 3 });
    expect(first.list.map(({ date }) => date)).toEqual(['2099-12-31', '2020-12-15', '2020-11-15']);
    expect(first.total).toBe(1 + 12 + 90 + 1);
    const last = await notes({ limit: 3, page: 35 });
    expect(last.list.map(({ date }) => date)).toEqual(['2013-09-01', '0016-03-04']);
    expect(last.list[0]).toMatchObject({ quotes: SERIES - 2 });
  });

  it('are found by day, by month and by product', async () => {
    const daysOf = async (request: object) => (await notes({ limit: 31, ...request })).list.map(({ date }) => date);
    expect(await daysOf({ date: '2020-05-15' })).toEqual(['2020-05-15']);
    expect(await daysOf({ date: '2016-05-15' })).toEqual([]);
    expect(await daysOf({ month: '2013-09' })).toHaveLength(30);
    expect(await daysOf({ month: '2017-01' })).toEqual([]);
    expect(await daysOf({ product: '菜2' })).toEqual(['2099-12-31', '0016-03-04']);
    expect(await daysOf({ product: '菜1', month: '2020-02' })).toEqual(['2020-02-15']);
  });

  it('cost what they hold, not the time between them', async () => {
    const compiled = marketDays({ page: 1, limit: 10, since: null }).compile(test.database.db);
    const { rows } = await test.database.pool.query(`explain (analyze, format json, timing off) ${compiled.sql}`, [
      ...compiled.parameters,
    ]);
    const touched = rowsOf(rows[0]['QUERY PLAN'][0].Plan);
    // Four years of 366 days, and a few rows per series; a calendar would have 760,000 days.
    expect(touched).toBeLessThan(10_000);
  });
});

type Plan = { 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };

/** Total rows produced or filtered out by all steps of the plan. */
const rowsOf = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), 0);
