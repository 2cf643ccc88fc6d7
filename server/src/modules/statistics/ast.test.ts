import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';

type Call = Extract<Parameters<TestApp['call']>[0], `ast/${string}`>;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

const ask = async <Id extends Call>(id: Id, request: RequestFor<Id>) => {
  const { body } = await test.call(id, request);
  expect(body.msg).toBe('');
  return body.data as DataFor<Id>;
};

const refusal = async (id: Call, request: object) => {
  const { status, body } = await test.call(id, request);
  expect(status).toBeLessThan(500);
  expect(body.success).toBe(false);
  return body.msg;
};

const leaves = async () =>
  (await ask('ast/getAgriSpecialTopicCatagory', {}))
    .flatMap(({ children }) => children)
    .flatMap((node) => (node.id === null ? node.children : [node]));

const topic = async (name: string) => {
  const found = (await leaves()).find((leaf) => leaf.name === name);
  if (!found?.id) throw new Error(`${name} is no topic`);
  return found.id;
};

describe('the tree of topics', () => {
  it('has groups, indicators and crops; what has figures has an id, a unit and a source', async () => {
    const tree = await ask('ast/getAgriSpecialTopicCatagory', {});
    expect(tree.map(({ title }) => title)).toEqual([
      '播种面积',
      '产量',
      '价格',
      '成本与收益',
      '耕地与灌溉',
      '农业机械',
    ]);
    expect(tree.every(({ id }) => id === null)).toBe(true);
    expect(tree[0]?.children[0]?.children.map(({ title }) => title)).toContain('玉米');
    expect(tree[5]?.children).toMatchObject([{ title: '农业机械总动力', unit: '万千瓦', children: [] }]);
    const all = await leaves();
    expect(all).toHaveLength(25);
    for (const leaf of all) {
      expect(leaf).toMatchObject({ freq: 'Y', source: '农小蜂示例数据' });
      expect(leaf.provinces).toBeGreaterThan(5);
    }
  });
});

describe('a year by province', () => {
  it('ranks the provinces, compares with the year before, and is the newest year unless told', async () => {
    const cate_id = await topic('玉米产量');
    const [newest = '', before = ''] = await ask('ast/getYearList', { cate_id });
    expect([newest, before]).toEqual(['2024', '2023']);
    const map = await ask('ast/getNationwideDataGroupAdcode', { cate_id });
    expect(map).toMatchObject({ year: newest, unit: '万吨', decimals: 1, source: { sample: true } });
    expect(map.topic).toEqual({ id: cate_id, name: '玉米产量' });
    expect(map.list.map(({ value }) => value)).toEqual(map.list.map(({ value }) => value).sort((a, b) => b - a));
    expect(map.list.map(({ rank }) => rank)).toEqual(
      map.list.map(({ value }) => 1 + map.list.filter((other) => other.value > value).length),
    );
    const earlier = await ask('ast/getNationwideDataGroupAdcode', { cate_id, year: before });
    for (const one of map.list) {
      const then = earlier.list.find(({ adcode }) => adcode === one.adcode);
      if (then) expect(one.yoy).toBeCloseTo((one.value / then.value - 1) * 100, 9);
      else expect(one.yoy).toBeNull();
    }
    expect(map.national?.yoy).toBeCloseTo(((map.national?.value ?? 0) / (earlier.national?.value ?? 1) - 1) * 100, 9);
  });

  it('moves nobody by a province that has a figure in one of two years only', async () => {
    const cate_id = await topic('茶叶产量');
    const { db } = test.database;
    await db.deleteFrom('stat_value').where('topic_id', '=', Number(cate_id)).where('year', '>=', 2023).execute();
    const rows = [
      ['350000', 2023, 40],
      ['530000', 2023, 30],
      ['420000', 2023, 20],
      ['510000', 2023, 10],
      // 350000 has not reported yet, 430000 is new.
      ['530000', 2024, 31],
      ['510000', 2024, 22],
      ['420000', 2024, 21],
      ['430000', 2024, 5],
    ] as const;
    for (const [adcode, year, value] of rows)
      await db
        .insertInto('stat_value')
        .values({ topic_id: Number(cate_id), adcode, year, value, current: true, source_table: null })
        .execute();
    const { list } = await ask('ast/getNationwideDataGroupAdcode', { cate_id, year: '2024' });
    expect(list.map(({ adcode, rank, prev_rank }) => [adcode, rank, prev_rank])).toEqual([
      ['530000', 1, 1],
      ['510000', 2, 3],
      ['420000', 3, 2],
      ['430000', 4, null],
    ]);
  });

  it('names every province that has no figure, with its last year, and gives none of them a 0', async () => {
    const cate_id = await topic('苹果产量');
    const map = await ask('ast/getNationwideDataGroupAdcode', { cate_id, year: '2024' });
    expect(map.list.length + map.missing.length).toBe(34);
    expect(map.list.every(({ value }) => value > 0)).toBe(true);
    expect(map.missing).toContainEqual({ adcode: '710000', name: '台湾省', last_year: null });
    const { years, places } = map.history;
    expect(years.at(-1)).toBe(map.year);
    expect(places.some(({ adcode }) => adcode === '100000' || adcode === '710000')).toBe(false);
    for (const { adcode, value } of map.list)
      expect(places.find((place) => place.adcode === adcode)?.values.at(-1)).toBe(value);
    for (const { values } of places) expect(values).toHaveLength(years.length);
    const { db } = test.database;
    const gone = { topic_id: Number(cate_id), adcode: '610000', year: 2024 };
    await db
      .deleteFrom('stat_value')
      .where('topic_id', '=', gone.topic_id)
      .where('adcode', '=', '610000')
      .where('year', '=', 2024)
      .execute();
    const without = await ask('ast/getNationwideDataGroupAdcode', { cate_id, year: '2024' });
    expect(without.missing).toContainEqual({ adcode: '610000', name: '陕西省', last_year: '2023' });
    expect(without.list.some(({ adcode }) => adcode === '610000')).toBe(false);
    await db
      .insertInto('stat_value')
      .values({ ...gone, value: 800, current: true, source_table: null })
      .execute();
  });

  it('has one set of classes for all years, from the least to the greatest value', async () => {
    const cate_id = await topic('蔬菜播种面积');
    const years = await ask('ast/getYearList', { cate_id });
    const maps = await Promise.all(years.map((year) => ask('ast/getNationwideDataGroupAdcode', { cate_id, year })));
    const values = maps.flatMap(({ list }) => list.map(({ value }) => value));
    for (const { breaks } of maps) expect(breaks).toEqual(maps[0]?.breaks);
    const breaks = maps[0]?.breaks ?? [];
    expect(breaks).toHaveLength(6);
    expect([breaks[0], breaks.at(-1)]).toEqual([Math.min(...values), Math.max(...values)]);
  });

  it('shows the newest of two revisions and says what it was', async () => {
    const { rows } = await sql<{ topic_id: number; adcode: string; year: number; value: number; was: number }>`
      select n.topic_id, n.adcode, n.year, n.value, o.value as was
      from stat_value n join stat_value o using (topic_id, adcode, year)
      where n.current and not o.current and n.adcode like '__0000' and n.adcode <> '100000'
      order by 1, 2, 3 limit 1`.execute(test.database.db);
    const [revised] = rows;
    if (!revised) throw new Error('the sample has revisions');
    const request = { cate_id: String(revised.topic_id), year: String(revised.year) };
    const { list } = await ask('ast/getNationwideDataGroupAdcode', request);
    const revision = { value: revised.value, was: revised.was, flag: 'revised' };
    expect(list.find(({ adcode }) => adcode === revised.adcode)).toMatchObject(revision);
    const place = await ask('ast/getProvinceData', { cate_id: request.cate_id, adcode: revised.adcode });
    expect(place.series.find(({ year }) => year === request.year)).toMatchObject(revision);
    expect(list.filter(({ flag }) => flag === null).every(({ was }) => was === null)).toBe(true);
  });
});

describe('years', () => {
  it('of the nation come oldest first; a year that was not published is left out', async () => {
    const { list, unit } = await ask('ast/getNationwideDataOrderByYear', { cate_id: await topic('有效灌溉面积') });
    expect(unit).toBe('千公顷');
    expect(list.map(({ year }) => year)).toEqual(['2019', '2020', '2022', '2023', '2024']);
    expect(list.find(({ year }) => year === '2022')?.yoy).toBeNull();
    expect(list.find(({ year }) => year === '2023')?.yoy).not.toBeNull();
  });

  it('of a province come with its cities where the data know them', async () => {
    const vegetables = await topic('蔬菜产量');
    const yunnan = await ask('ast/getProvinceData', { cate_id: vegetables, adcode: '530000' });
    expect(yunnan).toMatchObject({ name: '云南省', year: '2024' });
    expect(yunnan.children?.map(({ name }) => name)).toContain('昆明市');
    const whole = yunnan.series.at(-1)?.value ?? 0;
    expect(yunnan.children?.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(whole, 0);
    const early = await ask('ast/getProvinceData', { cate_id: vegetables, adcode: '530000', year: '2019' });
    expect(early).toMatchObject({ year: '2019', children: [] });
    const henan = await ask('ast/getProvinceData', { cate_id: vegetables, adcode: '410000' });
    expect(henan).not.toHaveProperty('children');
    const kunming = await ask('ast/getProvinceData', { cate_id: vegetables, adcode: '530100' });
    expect(kunming.name).toBe('昆明市');
    expect(kunming.series.at(-1)?.value).toBe(yunnan.children?.find(({ adcode }) => adcode === '530100')?.value);
  });

  it('are none for a province that never had a figure', async () => {
    expect(await ask('ast/getProvinceData', { cate_id: await topic('苹果产量'), adcode: '710000' })).toMatchObject({
      name: '台湾省',
      series: [],
      year: null,
    });
  });
});

describe('a province', () => {
  it('has its figures, ranks and the nation in every topic, as the maps of the topics have', async () => {
    const { name, list } = await ask('ast/getProvinceProfile', { adcode: '230000' });
    expect(name).toBe('黑龙江省');
    const maize = list.find(({ topic: { name: title } }) => title === '玉米产量');
    expect(maize).toMatchObject({ unit: '万吨', group: '产量', source: { sample: true } });
    const [newest] = maize?.years.slice(-1) ?? [];
    const map = await ask('ast/getNationwideDataGroupAdcode', { cate_id: maize?.topic.id ?? '' });
    expect(newest).toMatchObject({ year: map.year, national: map.national?.value, places: map.list.length });
    const { value, rank, was } = map.list.find(({ adcode }) => adcode === '230000') ?? {};
    expect(newest).toMatchObject({ value, rank, was });
    expect(maize?.years.map(({ year }) => year)).toEqual(maize?.years.map(({ year }) => year).sort());
  });

  it('without figures has no topics', async () => {
    expect(await ask('ast/getProvinceProfile', { adcode: '710000' })).toMatchObject({ name: '台湾省', list: [] });
  });
});

describe('refusals', () => {
  it.each([
    [
      'ast/getYearList',
      { cate_id: '999999' },
      '没有编号为“999999”的统计专题，可能已随数据更新而撤下；请从专题列表中选择',
    ],
    ['ast/getYearList', { cate_id: 'maize' }, '专题编号应为数字，请从专题列表中选择'],
    ['ast/getNationwideDataOrderByYear', {}, '专题编号应为数字，请从专题列表中选择'],
    ['ast/getNationwideDataGroupAdcode', { cate_id: '999999' }, '没有编号为“999999”的统计专题'],
    ['ast/getNationwideDataGroupAdcode', { cate_id: '1', year: '23' }, '年份应为四位数字，如 2023'],
    ['ast/getProvinceData', { cate_id: '1', adcode: '53' }, '行政区划代码应为六位数字，如 530000（云南省）'],
    ['ast/getProvinceData', { cate_id: '1', adcode: '999999' }, '没有代码为“999999”的省或市'],
    ['ast/getProvinceData', { cate_id: '1', adcode: '100000' }, '没有代码为“100000”的省或市'],
    ['ast/getProvinceProfile', { adcode: '530100' }, '没有代码为“530100”的省份'],
  ] as const)('%s of %j', async (id, request, message) => {
    expect(await refusal(id, request)).toContain(message);
  });

  it('name the years that there are', async () => {
    const cate_id = await topic('玉米播种面积');
    expect(await refusal('ast/getNationwideDataGroupAdcode', { cate_id, year: '1990' })).toBe(
      '“玉米播种面积”没有 1990 年的数据，有数据的年份在 2019 至 2024 年之间，请从年份列表中选择',
    );
  });
});
