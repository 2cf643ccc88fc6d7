import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { catchUpPrices } from '../../../sample/prices/load-prices.ts';

const TODAY = SAMPLE_DAY;
const SPINACH = { group: '叶菜类', name: '大白菜' };

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const list = async (request: object, browser?: Browser) =>
  (await test.call('vegetable/vegList', request, browser)).body.data as DataFor<'vegetable/vegList'>;

describe('the price list', () => {
  it('has one row per product, from its best documented market, with the price as written beside 元/公斤', async () => {
    const { list: rows, total } = await list({ limit: 100 });
    expect(total).toBe(12);
    expect(new Set(rows.map(({ product }) => product)).size).toBe(12);
    for (const row of rows) {
      expect(row).toMatchObject({ market_id: 'beijing', unit: '元/公斤', sample: true, original: { unit: '元/公斤' } });
      expect(row.spark).toHaveLength(30);
    }
  });

  it('converts what a market writes per 斤', async () => {
    const { list: rows } = await list({ market_id: 'shijiazhuang', limit: 100 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { price_avg, original } of rows) {
      expect(original.unit).toBe('元/斤');
      expect(price_avg).toBeCloseTo(2 * (original.avg ?? Number.NaN), 6);
    }
  });

  it('finds a product by another name of it', async () => {
    expect((await list({ kw: '包心白菜' })).list.map(({ product }) => product)).toEqual(['大白菜']);
  });

  it('takes no wildcard from the keyword', async () => expect((await list({ kw: '%' })).total).toBe(0));

  it('filters by place and sorts by change', async () => {
    const { list: rows } = await list({ adcode: '120000', sort: 'chg_d.desc', limit: 100 });
    expect(new Set(rows.map(({ province }) => province))).toEqual(new Set(['天津市']));
    const changes = rows.flatMap(({ chg_d }) => chg_d ?? []);
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
  });

  it('pages without repeating or losing a row', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ by: 'market', page, limit: 16 })));
    const ids = pages.flatMap(({ list: rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(Math.min(48, pages[0]?.total ?? 0));
  });

  it('gives the same figures for the newest day whether it is named or not', async () => {
    const latest = (await list({ name: '大白菜' })).list[0];
    const named = (await list({ name: '大白菜', date: latest?.date })).list[0];
    expect(named).toEqual(latest);
  });

  it('leaves a change empty where there is no earlier quote to compare with', async () => {
    const { list: rows } = await list({ name: '大白菜', date: '2025-03-04' }, await signIn(test, { vegetable: true }));
    expect(rows[0]?.chg_y).toBeNull();
    expect(rows[0]?.chg_d).not.toBeNull();
  });

  it('has nothing under kinds of prices that do not exist yet', async () =>
    expect((await list({ type: '2' })).list).toEqual([]));
});

describe('the day', () => {
  const day = async (request: object = {}) =>
    (await test.call('vegetable/getVegStatistic', request)).body.data as DataFor<'vegetable/getVegStatistic'>;

  it('has the index of its last 30 days, the same whether it is named or not, and counts what moved', async () => {
    const { index, date, up } = await day({ limit: 20 });
    expect(index.points).toHaveLength(30);
    expect(index.points.at(-1)?.[0]).toBe(date);
    expect(index.products).toBe(index.up + index.down + index.flat);
    expect(up).toHaveLength(index.up);
    for (const mover of up) expect(mover.date <= (date ?? '')).toBe(true);
    expect((await day({ date })).index).toEqual(index);
  });

  it('has no index of days that a visitor may not see', async () =>
    expect((await day({ date: '2025-06-02' })).index).toMatchObject({ products: 0, points: [] }));
});

describe('a product', () => {
  it('says how far its price can be trusted', async () => {
    const { body } = await test.call('vegetable/getDetail', SPINACH, await signIn(test, { vegetable: true }));
    const product = body.data as DataFor<'vegetable/getDetail'>;
    expect(product.quality).toMatchObject({ markets: 4, age_days: 0 });
    expect(product.season.length).toBeGreaterThanOrEqual(52);
    expect(product.alias).toContain('结球白菜');
  });

  it('is missing when it is not quoted, in words that help', async () => {
    const { body } = await test.call('vegetable/getDetail', { ...SPINACH, name: '火星菜' });
    expect(body).toMatchObject({ code: 404, success: false, data: null });
    expect(body.msg).toContain('火星菜');
  });
});

describe('the price history', () => {
  const chart = async (request: object = {}) =>
    (await test.call('vegetable/getEchart', { ...SPINACH, ...request })).body.data as DataFor<'vegetable/getEchart'>;

  // The 400 days of the sample begin at Spring Festival, whose first five days have no trade; hence 395 days.
  it('shows a visitor the last 30 days, whatever is asked for', async () => {
    const { series, from, to, access } = await chart({ from: '2025-01-01' });
    expect([from, to]).toEqual(['2026-02-03', TODAY]);
    expect(series[0]?.points).toHaveLength(30);
    expect(access).toMatchObject({ allowed: false, level: 'login', preview: { unit: 'day', shown: 30, total: 395 } });
  });

  it('keeps days without trade as gaps', async () => {
    const { series } = await chart();
    const festival = series[0]?.points.filter(([day]) => day >= '2026-02-16' && day <= '2026-02-21') ?? [];
    expect(festival).toHaveLength(6);
    for (const [, ...values] of festival) expect(values).toEqual([null, null, null, null]);
  });

  it('has the median and the middle half of all markets only if asked, within the visible days', async () => {
    expect((await chart()).national).toBeNull();
    const { national, from } = await chart({ national: true, from: '2025-01-01' });
    const { body } = await test.call('vegetable/getMarketList', SPINACH);
    const prices = (body.data as DataFor<'vegetable/getMarketList'>).list
      .flatMap(({ price_avg }) => price_avg ?? [])
      .sort((a, b) => a - b);
    expect(prices).toHaveLength(4);
    const [a = 0, b = 0, c = 0, d = 0] = prices;
    const [day, median, lower, upper, markets] = national?.at(-1) ?? [];
    expect([day, markets]).toEqual([TODAY, 4]);
    expect(median).toBeCloseTo((b + c) / 2, 1);
    expect(lower).toBeCloseTo(a + (b - a) * 0.75, 1);
    expect(upper).toBeCloseTo(c + (d - c) * 0.25, 1);
    expect(national?.every(([day]) => day >= from)).toBe(true);
    // A quote counts for a week: of the six days of the festival without trade, all but the last have no older gap.
    expect(national?.some(([day]) => day === '2026-02-18')).toBe(true);
    const weeks = (await chart({ national: true, freq: 'W' })).national ?? [];
    expect(weeks.length).toBeGreaterThanOrEqual(4);
    expect(weeks.length).toBeLessThanOrEqual(6);
  });

  it('sums up weeks from their days', async () => {
    const days = (await chart({ from: '2026-02-23', to: '2026-03-01' })).series[0]?.points ?? [];
    const weeks = (await chart({ from: '2026-02-23', to: '2026-03-01', freq: 'W' })).series[0]?.points ?? [];
    const averages = days.flatMap(([, avg]) => avg ?? []);
    expect(weeks).toHaveLength(1);
    expect(weeks[0]?.[1]).toBeCloseTo(averages.reduce((sum, one) => sum + one, 0) / averages.length, 3);
  });

  it('compares as many markets as the viewer may', async () => {
    const { series } = await chart({ markets: ['beijing', 'tianjin', 'shijiazhuang'] });
    expect(series.map(({ market_id }) => market_id)).toEqual(['beijing', 'tianjin']);
  });
});

it('adds a day that fits what is there, once', async () => {
  const added = await catchUpPrices(test.database.db, '2026-03-05');
  expect(added).toBeGreaterThan(40);
  await catchUpPrices(test.database.db, '2026-03-05');
  const { list: rows } = await list({ name: '大白菜' });
  expect(rows[0]).toMatchObject({ date: '2026-03-05', prev_date: TODAY });
});
