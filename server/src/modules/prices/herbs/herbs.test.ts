import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { reportFile } from '../../../sample/reports/report-file.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(() => test.close());

const list = async (request: object = {}) =>
  (await test.call('herbs/getHerbsList', request)).body.data as DataFor<'herbs/getHerbsList'>;

const chart = async (request: object) =>
  (await test.call('herbs/getEchart', request)).body.data as DataFor<'herbs/getEchart'>;

describe('the table of herbs', () => {
  it('has one row per specification and origin, and those of one market where it is chosen', async () => {
    const every = (await list({ limit: 100 })).list;
    const kinds = every.map(({ product, spec, origin }) => [product, spec, origin].join('|'));
    expect(new Set(kinds).size).toBe(kinds.length);
    const bozhou = (await list({ market: 'bozhou', limit: 100 })).list;
    expect(bozhou.length).toBe(every.length);
    expect(new Set(bozhou.map(({ market }) => market))).toEqual(new Set(['亳州']));
  });

  it('keeps specifications of one name apart by their origin', async () => {
    const rows = (await list({ herb: '枸杞子', spec: '280粒' })).list;
    expect(rows.map(({ origin }) => origin).sort()).toEqual(['宁夏', '青海']);
    expect((await list({ herb: '枸杞子', spec: '280粒', origin: '青海' })).total).toBe(1);
  });

  it('finds by initial, category, and another name', async () => {
    expect(new Set((await list({ letter: 'D' })).list.map(({ product }) => product))).toEqual(new Set(['当归']));
    expect((await list({ cate_id: '花类', limit: 100 })).list.every(({ group }) => group === '花类')).toBe(true);
    expect((await list({ kw: '田七' })).list[0]?.product).toBe('三七');
  });

  it('counts letters and markets for what the other conditions leave', async () => {
    const { facets } = await list({ cate_id: '花类', letter: 'J', market: 'wenshan' });
    expect(facets?.letter).toEqual([]);
    expect(facets?.market?.find(({ value }) => value === 'wenshan')?.count).toBe(0);
    expect(facets?.market?.find(({ value }) => value === 'bozhou')?.count).toBe(3);
  });

  it('has only rises among the rises, the largest first', async () => {
    const { list: rows } = await list({ moved: 'up', sort: 'chg_w.desc', limit: 10 });
    const changes = rows.map(({ chg_w }) => chg_w ?? 0);
    expect(changes.every((change) => change > 0)).toBe(true);
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
  });

  it('says how often a market reports', async () => {
    expect((await list({ herb: '三七' })).list[0]?.freq).toBe('M');
    expect((await list({ herb: '当归' })).list[0]?.freq).toBe('W');
  });

  it('has the fourteen grades of 三七 in five markets on one page, compared month by month', async () => {
    const { list: rows, total } = await list({ herb: '三七', every_market: true, limit: 100 });
    expect([rows.length, total]).toEqual([70, 70]);
    expect([...new Set(rows.map(({ spec }) => spec))]).toEqual([
      ...['20头', '30头', '40头', '60头', '80头', '120头', '冬七40头', '冬七60头', '冬七80头', '冬七120头'],
      ...['剪口', '无数头', '毛根', '花'],
    ]);
    for (const row of rows)
      expect([row.chg_w, row.chg_m, row.chg_y]).toEqual([null, ...[expect.any(Number), expect.any(Number)]]);
  });

  it('lists herbs by category with their initials', async () => {
    const { body } = await test.call('herbs/getCategoryList', {});
    const flowers = (body.data as DataFor<'herbs/getCategoryList'>).find(({ id }) => id === '花类');
    expect(flowers?.children.map(({ title, letter }) => `${letter}${title}`)).toEqual(['J金银花', 'X西红花']);
  });
});

describe('the chart of a herb', () => {
  it('begins with the total trend, the mean of the markets of each week', async () => {
    const [row] = (await list({ herb: '当归', spec: '统个' })).list;
    const { series, freq, markets } = await chart({ spec_id: row?.spec_id, markets: ['bozhou', 'anguo'] });
    expect(freq).toBe('W');
    expect(markets).toHaveLength(4);
    expect(series.map(({ name }) => name)).toEqual(['总趋势', '亳州', '安国']);
    const last = series[0]?.points.findLast(([, average]) => average !== null);
    const ofWeek = markets.filter(({ date }) => date >= (last?.[0] ?? '')).flatMap(({ price_avg }) => price_avg ?? []);
    expect(last?.[1]).toBeCloseTo(ofWeek.reduce((sum, one) => sum + one, 0) / ofWeek.length, 1);
    expect([last?.[2], last?.[3]]).toEqual([Math.min(...ofWeek), Math.max(...ofWeek)]);
  });

  it('agrees with the monthly means of 三七 that reports quote', async () => {
    const reports = new Map(reportFile.read().map((report) => [report.id, report]));
    const reported = (month: string) =>
      reports.get(`r-sanqi-m${month}`)?.keyNumbers.find(({ label }) => label === '60头均价')?.value;
    const [row] = (await list({ herb: '三七', spec: '60头' })).list;
    const { series } = await chart({ spec_id: row?.spec_id });
    const known = series[0]?.points.filter(([, average]) => average !== null) ?? [];
    expect(known.length).toBeGreaterThan(0);
    for (const [day, average] of known) expect(average).toBeCloseTo(reported(day.slice(0, 7)) ?? Number.NaN, 2);
  });

  it('shows a visitor the newest month of 三七 and the one before, with what happened meanwhile', async () => {
    const [row] = (await list({ herb: '三七', spec: '60头' })).list;
    const visitor = await chart({ spec_id: row?.spec_id, events_tag: 'sanqi' });
    expect([visitor.from, visitor.to]).toEqual(['2026-01-01', '2026-02-28']);
    expect(visitor.access.reason).toContain('已显示最近 2 个月');
    expect(visitor.events?.map(({ title }) => title)).toContain('云南省三七质量追溯赋码管理办法（示例）');
  });

  it('names the other specifications and is unknown for an id that is none', async () => {
    const [row] = (await list({ herb: '枸杞子' })).list;
    const { kinds } = await chart({ spec_id: row?.spec_id });
    expect(kinds).toHaveLength(3);
    expect(kinds.filter(({ current }) => current)).toHaveLength(1);
    const [vegetable] = ((await test.call('vegetable/vegList', {})).body.data as DataFor<'vegetable/vegList'>).list;
    for (const spec_id of ['99999999', 'x', vegetable?.id]) {
      const { body } = await test.call('herbs/getEchart', { spec_id });
      expect(body).toMatchObject({ code: 404, data: null });
      expect(body.msg).toContain('药材价格表');
    }
  });
});
