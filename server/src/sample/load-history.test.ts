import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runJob } from '@bee/testing/server/run-job';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { dropSampleProducts } from '../modules/data-products/store/store-product.ts';
import { openFolderStore } from '../providers/storage/folder-store.ts';
import { loadHistoryJob } from './load-history.ts';
import { priceHistories } from './prices/load-prices.ts';
import { herbLines, marketLines, originLines } from './prices/price-lines.ts';
import { quotesBetween } from './prices/quote-spans.ts';
import { completeProducts, FIRST_PRODUCTS, loadProducts } from './products/load-products.ts';
import { loadTradeYear, tradeYears } from './trade/load-trade.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);
afterAll(() => test?.close());

const one = async <Row>(statement: string): Promise<Row> => (await test.database.pool.query(statement)).rows[0];

const held = (scope: string) =>
  one<{ quotes: string; first: string; newest: string }>(`
    select count(*) as quotes, min(q.date)::text as first,
      (select md5(string_agg(concat_ws('/', id, last_date, avg, chg_d, chg_w), ',' order by id)) from price_series
        where scope = '${scope}') as newest
    from price_quote q join price_series s on s.id = q.series_id where s.scope = '${scope}'`);

describe('the history of the sample', () => {
  it('adds the older quotes of the series that are there, once, and leaves the newest as they are', async () => {
    const before = await held('herb');
    const herbs = priceHistories().find(({ title }) => title === '中药材');
    let pauses = 0;
    const pause = async () => void pauses++;
    await herbs?.load(test.database.db, SAMPLE_DAY, pause);
    expect(pauses).toBeGreaterThan(1);
    const after = await held('herb');
    expect(Number(after.quotes)).toBeGreaterThan(Number(before.quotes));
    expect(after.first < before.first).toBe(true);
    expect(after.newest).toBe(before.newest);
    await herbs?.load(test.database.db, SAMPLE_DAY, pause);
    expect(await held('herb')).toEqual(after);
  });

  it.each([SAMPLE_DAY, '2026-08-01'])('has every series, because each has recent quotes on %s', (today) => {
    for (const linesOf of [marketLines, originLines, herbLines]) {
      const quoted = (size: 'full' | 'recent') =>
        linesOf(size).filter((line) => {
          const quotes = line.quotes();
          return quotes && quotesBetween(quotes, line.firstDay(today), today).day.length > 0;
        }).length;
      expect(quoted('recent')).toBe(quoted('full'));
    }
  });

  it('covers every market', () => {
    expect(priceHistories().map(({ title }) => title)).toHaveLength(22);
  });

  it('adds a year of trade with its totals, but not where an import has replaced the sample', async () => {
    const [year = 0] = tradeYears(SAMPLE_DAY);
    const total = () =>
      one<{ rows: number; usd: number | null }>(`
        select (select count(*) from trade_row where extract(year from month) = ${year})::int as rows,
          (select sum(u) from trade_year, unnest(usd) u
            where year = ${year} and hs = '' and partner = '')::float8 as usd`);
    expect(await total()).toEqual({ rows: 0, usd: null });
    await loadTradeYear(test.database.db, SAMPLE_DAY, year);
    const loaded = await total();
    expect(loaded.rows).toBeGreaterThan(1000);
    const { sum } = await one<{ sum: number }>(
      `select sum(usd)::float8 as sum from trade_row where extract(year from month) = ${year}`,
    );
    expect(loaded.usd).toBeCloseTo(sum, 0);
    await loadTradeYear(test.database.db, SAMPLE_DAY, year);
    expect(await total()).toEqual(loaded);
    await test.database.pool.query('delete from trade_row where sample');
    await loadTradeYear(test.database.db, SAMPLE_DAY, year);
    expect((await total()).rows).toBe(0);
  });

  it('adds the data products that a first start leaves out, but not where an import has replaced the sample', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bee-products-'));
    const parts = { db: test.database.db, files: openFolderStore(folder) };
    const now = test.now();
    const held = async () => {
      const rows = await test.database.db.selectFrom('data_product').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    await loadProducts(parts, SAMPLE_DAY, now, 'first');
    expect(await held()).toEqual([...FIRST_PRODUCTS].sort());
    await completeProducts(parts, SAMPLE_DAY, now);
    expect((await held()).length).toBeGreaterThan(FIRST_PRODUCTS.length);
    await dropSampleProducts(test.database.db, now);
    await completeProducts(parts, SAMPLE_DAY, now);
    expect(await held()).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is complete where a release before has loaded the whole sample at once', async () => {
    const problems: string[] = [];
    expect(await runJob(loadHistoryJob, { db: test.database.db }, (problem) => problems.push(problem))).toBe(0);
    expect(problems).toEqual([]);
  });
});
