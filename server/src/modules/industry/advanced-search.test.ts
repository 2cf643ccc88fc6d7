import type { RequestFor } from '@bee/contracts/operations';
import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { PERIOD, PLACE } from '@bee/testing/server/tea-table';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../db/schema/industry.ts';

type Search = RequestFor<'industry/seniorSearchTree'>;

let test: TestApp;
const { ask, refusal } = industryCalls(() => test);

const MARKET: StoredField = { field: 'market', title: '市场', role: 'dim' };
const VALUE: StoredField = { field: 'value', title: '数值', role: 'measure', unit: '元/公斤', decimals: 1 };

const yearbook = { source: '统计年鉴', at: '2026-01-01T08:00:00+08:00' };
const bulletin = { source: '行情快报', at: '2026-03-01T08:00:00+08:00' };

beforeAll(async () => {
  test = await startTestApp();
  const rowsOf = (periods: readonly string[], more: object = {}) =>
    periods.map((period) => ({ period, cells: [1], ...more }));
  await buildTable(
    test,
    {
      modelId: 'wheat-cost',
      title: '小麦成本',
      tags: ['成本'],
      products: ['小麦'],
      path: ['种植业', '成本'],
      freq: 'Y',
      geoLevel: 'province',
      fields: [PERIOD, PLACE, VALUE],
    },
    rowsOf(['2019', '2020', '2021'], { adcode: '410000' }),
    yearbook,
  );
  await buildTable(
    test,
    {
      modelId: 'wheat-price',
      title: '小麦批发价格',
      path: ['农产品价格', '粮食'],
      freq: 'W',
      geoLevel: 'market',
      marketPlaces: ['370100', '370000'],
      fields: [PERIOD, MARKET, VALUE],
    },
    rowsOf(['2025-12-29', '2026-01-05'], { d1: '甲' }),
    bulletin,
  );
  await buildTable(
    test,
    {
      modelId: 'hog-stock',
      title: '生猪存栏',
      alias: ['猪群'],
      path: ['畜牧业', '存栏'],
      freq: 'Q',
      geoLevel: 'city',
      fields: [PERIOD, PLACE, VALUE],
    },
    rowsOf(['2024-Q1', '2024-Q2'], { adcode: '530100' }),
    { ...yearbook, at: '2026-02-01T08:00:00+08:00' },
  );
  await buildTable(
    test,
    { modelId: 'egg-price', title: '鸡蛋价格', path: ['畜牧业', '价格'], freq: 'M', fields: [PERIOD, VALUE] },
    rowsOf(['2025-11', '2025-12', '2026-01', '2026-02']),
    { ...bulletin, at: '2026-03-02T08:00:00+08:00' },
  );
}, 240_000);

afterAll(() => test?.close());

const search = (request: Search = {}) => ask('industry/seniorSearchTree', request);
const found = async (request: Search) => (await search(request)).list.map(({ model_id }) => model_id);

const domainId = async (title: string) => {
  const domain = (await ask('industry/getDataDomainTree', {})).find((one) => one.title === title);
  if (!domain) throw new Error(`no domain ${title}`);
  return domain.id;
};

describe('a search', () => {
  it.each<[string, Search, string[]]>([
    ['nothing: all, the newest first', {}, ['egg-price', 'wheat-price', 'hog-stock', 'wheat-cost']],
    ['a word of the title, the shorter title first', { name: '小麦' }, ['wheat-cost', 'wheat-price']],
    ['several words', { name: '成本 小麦' }, ['wheat-cost']],
    ['pinyin', { name: 'xiaomai' }, ['wheat-cost', 'wheat-price']],
    ['initials', { name: 'xmpf' }, ['wheat-price']],
    ['another name', { name: '猪群' }, ['hog-stock']],
    ['a name above it in the tree', { name: '畜牧业' }, ['egg-price', 'hog-stock']],
    ['a word that nothing has', { name: '咖啡' }, []],
    ['a place', { geo: '410000' }, ['wheat-cost']],
    ['the province of a place', { geo: '530000' }, ['hog-stock']],
    ['the place of a market', { geo: '370000' }, ['wheat-price']],
    ['a place of no table', { geo: '110000' }, []],
    ['the nation: whatever has places in it', { geo: '100000' }, ['wheat-price', 'hog-stock', 'wheat-cost']],
    ['the title of a product', { tag_id: '小麦' }, ['wheat-cost']],
    ['a tag of another name', { tag_id: '猪群' }, []],
    ['a frequency', { freq: 'Q' }, ['hog-stock']],
    ['a source', { source: '统计年鉴' }, ['hog-stock', 'wheat-cost']],
    ['two filters', { source: '统计年鉴', freq: 'Y' }, ['wheat-cost']],
  ])('by %s', async (_, request, expected) => {
    expect(await found(request)).toEqual(expected);
  });

  it.each<[string, Search, string[]]>([
    ['from a year', { from: '2025' }, ['egg-price', 'wheat-price']],
    ['up to a year', { to: '2021' }, ['wheat-cost']],
    ['within a year', { from: '2021', to: '2021' }, ['wheat-cost']],
    ['within a month of a year', { from: '2021-12', to: '2021-12' }, ['wheat-cost']],
    ['in a gap between tables', { from: '2022', to: '2023' }, []],
    ['the last month of a quarter', { from: '2024-06', to: '2024-06' }, ['hog-stock']],
    ['after that quarter', { from: '2024-07', to: '2024-12' }, []],
    ['up to the month before a quarter', { from: '2022', to: '2023-12' }, []],
    ['a quarter', { from: '2024-Q2', to: '2024-Q3' }, ['hog-stock']],
    ['a day of the last week', { from: '2026-01-08', to: '2026-01-09' }, ['egg-price', 'wheat-price']],
    ['the day after the last week', { from: '2026-01-12', to: '2026-01-12' }, ['egg-price']],
    ['up to the day before the first week', { from: '2025-12-28', to: '2025-12-28' }, ['egg-price']],
    ['the last day of the last month', { from: '2026-02-28' }, ['egg-price']],
    ['after all', { from: '2026-03' }, []],
  ])('by a span of time: %s', async (_, request, expected) => {
    expect(await found(request)).toEqual(expected);
  });

  it('of a domain', async () => {
    const domain_id = await domainId('畜牧业');
    expect(await found({ domain_id })).toEqual(['egg-price', 'hog-stock']);
    expect(await found({ domain_id, name: '价格' })).toEqual(['egg-price']);
  });

  it.each<[Search['sort'], string[]]>([
    ['rows', ['egg-price', 'wheat-cost', 'hog-stock', 'wheat-price']],
    ['updated', ['egg-price', 'wheat-price', 'hog-stock', 'wheat-cost']],
  ])('sorted by %s', async (sort, expected) => {
    expect(await found({ sort })).toEqual(expected);
  });

  it('sorted by title, page after page, with the total and the newest update of all', async () => {
    const all = await search({ sort: 'title' });
    const titles = all.list.map(({ title }) => title);
    expect(new Set(titles)).toEqual(new Set(['小麦批发价格', '小麦成本', '生猪存栏', '鸡蛋价格']));
    const pages = await Promise.all([1, 2, 3].map((page) => search({ sort: 'title', page, limit: 2 })));
    expect(pages.flatMap(({ list }) => list.map(({ title }) => title))).toEqual(titles);
    expect(pages.map(({ total, updated_at }) => [total, Date.parse(updated_at ?? '')])).toEqual(
      Array.from({ length: 3 }, () => [4, Date.parse('2026-03-02T00:00:00Z')]),
    );
  });

  it('tells a member which tables were opened', async () => {
    const browser = await signIn(test);
    await ask('industry/getIndex', { model_id: 'hog-stock' }, browser);
    const { list } = await ask('industry/seniorSearchTree', {}, browser);
    const viewed = list.filter(({ viewed_at }) => viewed_at !== null);
    expect(viewed.map(({ model_id, viewed_at }) => [model_id, Date.parse(viewed_at ?? '')])).toEqual([
      ['hog-stock', test.now().getTime()],
    ]);
  });

  it.each([
    [{ geo: '云南' }, '行政区划代码应为六位数字'],
    [{ freq: 'H' }, '频率应为'],
    [{ from: '2026-13' }, '时期应写成'],
  ])('is not made of %j', async (request, message) => {
    expect(await refusal('industry/seniorSearchTree', request)).toContain(message);
  });
});

describe('the choices of a filter', () => {
  it('are counted of all tables at first', async () => {
    const { facets } = await search();
    const livestock = await domainId('畜牧业');
    expect(facets?.domain?.[0]).toEqual({ value: livestock, label: '畜牧业', count: 2 });
    expect(facets?.domain).toHaveLength(3);
    expect(facets?.freq?.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['M', '月', 1],
      ['Q', '季', 1],
      ['W', '周', 1],
      ['Y', '年', 1],
    ]);
    expect(new Set(facets?.source?.map(({ value, count }) => `${value} ${count}`))).toEqual(
      new Set(['统计年鉴 2', '行情快报 2']),
    );
  });

  it('are counted under all other filters, not under their own', async () => {
    const { facets, total } = await search({ source: '行情快报', freq: 'M' });
    const counts = (name: string) => facets?.[name]?.map(({ label, count }) => [label, count]);
    expect(total).toBe(1);
    expect(counts('domain')).toEqual([['畜牧业', 1]]);
    expect(counts('freq')).toEqual([
      ['月', 1],
      ['周', 1],
    ]);
    expect(counts('source')).toEqual([['行情快报', 1]]);
  });

  it('are counted under name, place and time', async () => {
    const labels = async (request: Search) => (await search(request)).facets?.freq?.map(({ label }) => label);
    expect(await labels({ name: '小麦' })).toEqual(['周', '年']);
    expect(await labels({ geo: '530100' })).toEqual(['季']);
    expect(await labels({ from: '2026' })).toEqual(['月', '周']);
  });

  it('are none where nothing is found', async () => {
    expect((await search({ name: '咖啡' })).facets).toEqual({ domain: [], freq: [], source: [] });
  });
});
