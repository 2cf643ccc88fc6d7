import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';

const APPLE = { production_area: '山东烟台', category: '苹果', type: '产地价', addr: '栖霞市', unit: '斤' };

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const list = async (request: object) =>
  (await test.call('fruit/getOtherAreaList', request)).body.data as DataFor<'fruit/getOtherAreaList'>;

const chart = async (request: object = {}) =>
  (await test.call('fruit/getEchart', { ...APPLE, ...request })).body.data as DataFor<'fruit/getEchart'>;

describe('the list of origin prices', () => {
  it.each(['production_area', 'addr'] as const)('is narrowed by %s', async (key) => {
    const every = await list({ category: '苹果', limit: 100 });
    const value = every.list[0]?.[key] ?? '';
    const narrowed = await list({ category: '苹果', limit: 100, [key]: value });
    expect(narrowed.total).toBe(every.list.filter((row) => row[key] === value).length);
    expect(narrowed.total).toBeLessThan(every.total);
  });

  it('keeps the unit of the origin beside 元/公斤 and leads to the page of the address', async () => {
    const { list: rows } = await list({ category: '苹果', limit: 100 });
    expect(rows.length).toBeGreaterThan(8);
    for (const { original, price_avg, unit_key, to, production_area, addr, type } of rows) {
      expect(original.unit).toBe(`元/${unit_key}`);
      expect(price_avg).toBeCloseTo((original.avg ?? Number.NaN) * (unit_key === '斤' ? 2 : 1), 6);
      expect(to.params).toEqual({ production_area, category: '苹果', type, addr, unit: unit_key });
    }
  });

  it('narrows by area, address, kind, unit and word', async () => {
    const one = await list({ ...APPLE });
    expect(one.list.map(({ addr, type }) => [addr, type])).toEqual([['栖霞市', '产地价']]);
    const found = (await list({ kw: '洛川', limit: 100 })).list;
    expect(new Set(found.map(({ production_area }) => production_area))).toEqual(new Set(['陕西洛川']));
    expect((await list({ kw: '%' })).total).toBe(0);
  });

  it('shows what is in season before what is not, and how old that is', async () => {
    const { list: rows } = await list({ limit: 100 });
    const late = rows.map(({ stale_days }) => stale_days > 7);
    expect(late).toEqual([...late].sort());
    expect(rows.find(({ category }) => category === '荔枝')?.stale_days).toBeGreaterThan(200);
  });

  it('leads from areas to their addresses', async () => {
    const { body } = await test.call('fruit/getFilterOrigin', { category: '苹果', production_area: '山东烟台' });
    const [area, ...others] = body.data as DataFor<'fruit/getFilterOrigin'>;
    expect(others).toEqual([]);
    expect(area?.addrs.map(({ addr }) => addr).sort()).toEqual(['招远市', '栖霞市', '蓬莱区'].sort());
  });
});

describe('one origin price', () => {
  it('is unknown under another unit or address, in words that help', async () => {
    for (const wrong of [{ unit: '公斤' }, { addr: '火星' }, { category: '火星果' }]) {
      const { body } = await test.call('fruit/getDetail', { ...APPLE, ...wrong });
      expect(body).toMatchObject({ code: 404, data: null });
      expect(body.msg).toContain('水果价格列表');
    }
  });

  it('stands beside the means of its area and of the country, of this week and of its own kind', async () => {
    const { body } = await test.call('fruit/getAvgData', APPLE);
    const averages = body.data as DataFor<'fruit/getAvgData'>;
    const rows = (await list({ category: '苹果', type: '产地价', limit: 100 })).list;
    const mean = (of: typeof rows) => of.reduce((sum, { price_avg }) => sum + (price_avg ?? 0), 0) / of.length;
    const own = rows.filter(({ production_area }) => production_area === '山东烟台');
    expect(averages).toMatchObject({ area_n: own.length, n: rows.length });
    expect(averages.area_avg).toBeCloseTo(mean(own), 1);
    expect(averages.national_avg).toBeCloseTo(mean(rows), 1);
    expect(averages.low).toBe(Math.min(...rows.map(({ price_avg }) => price_avg ?? Number.NaN)));
  });

  it('shows a visitor 30 days and one other address; days without a quote are gaps', async () => {
    const others = (await list({ category: '苹果', type: '产地价', limit: 4 })).list.map(({ id }) => id);
    const { series, access, from } = await chart({ from: '2025-01-01', compare: others });
    expect(series).toHaveLength(2);
    expect(series[0]?.name).toBe('山东烟台 栖霞市');
    expect(series[0]?.points).toHaveLength(30);
    expect(from).toBe('2026-02-03');
    expect(access).toMatchObject({ allowed: false, level: 'login' });
    const festival = series[0]?.points.filter(([day]) => day >= '2026-02-16' && day <= '2026-02-21') ?? [];
    expect(festival.map(([, average]) => average)).toEqual([null, null, null, null, null, null]);
  });

  it('takes only addresses of the same fruit into its chart', async () => {
    const [strawberry] = (await list({ category: '草莓', limit: 1 })).list;
    const { series } = await chart({ compare: [strawberry?.id ?? ''] });
    expect(series).toHaveLength(1);
  });
});

it('offers the kinds and units that exist', async () => {
  const { body } = await test.call('fruit/filterInit', {});
  const choices = body.data as DataFor<'fruit/filterInit'>;
  expect(choices.types.map(({ id }) => id)).toEqual(['产地价', '批发价']);
  expect(choices.units.map(({ title }) => title).sort()).toEqual(['元/公斤', '元/斤']);
  expect(choices.dates?.max).toBe(SAMPLE_DAY);
});

describe('the sitemap', () => {
  const listed = async (source: 'fruit' | 'fruit-type') =>
    (await test.call('site/getSitemap', { source })).body.data as DataFor<'site/getSitemap'>;

  it('names every price at an address, each of which has its page', async () => {
    const { list: entries, total } = await listed('fruit');
    expect(total).toBe((await list({ limit: 1 })).total);
    for (const { params } of [...entries.slice(0, 3), ...entries.slice(-3)])
      expect((await test.call('fruit/getDetail', params)).body.code).toBe(1);
  });

  it('names the list, and that of every kind of price', async () => {
    const { types } = (await test.call('fruit/filterInit', {})).body.data as DataFor<'fruit/filterInit'>;
    const { list: entries } = await listed('fruit-type');
    expect(entries[0]?.params).toEqual({});
    expect(
      entries
        .slice(1)
        .map(({ params }) => params.type)
        .sort(),
    ).toEqual(types.map(({ id }) => id).sort());
  });
});
