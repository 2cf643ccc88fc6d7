import type { RequestFor } from '@bee/contracts/operations';
import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { buildTeaTable, GRADE, OUTPUT, PERIOD, PLACE } from '@bee/testing/server/tea-table';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../db/schema/industry.ts';
import { refreshTables } from './store/refresh-tables.ts';

type Filters = NonNullable<RequestFor<'industry/getTableList'>['filters']>;

let test: TestApp;
const { rows } = industryCalls(() => test);

beforeAll(async () => {
  test = await startTestApp();
  await buildTeaTable(test);
}, 240_000);

afterAll(() => test?.close());

describe('rows', () => {
  it('come newest first with their places by name; what was not published is no number', async () => {
    const { list, at, total, as_of, columns } = await rows({ model_id: 'tea' });
    expect(columns.map(({ key, unit }) => [key, unit])).toEqual([
      ['period', null],
      ['geo', null],
      ['grade', null],
      ['output', '万吨'],
      ['price', '元/公斤'],
    ]);
    expect(list).toEqual([
      ['2023', '福建省', '一级', null, 30],
      ['2023', '福建省', '特级', 2.5, 100],
      ['2023', '云南省', '特级', 1.1, 90],
      ['2022', '福建省', '二级', 3, 20],
      ['2022', '福建省', '特级', 2, null],
      ['2022', '云南省', '一级', 4, 40],
      ['2022', '云南省', '特级', 1.5, 80],
    ]);
    expect(at[0]).toEqual({ geo: '350000', grade: '一级' });
    expect([total, as_of]).toEqual([7, '2023']);
  });

  it('are sorted by a measure with the missing last, by a dimension in its own order', async () => {
    const sorted = async (sort: string, place: number) =>
      (await rows({ model_id: 'tea', sort })).list.map((row) => row[place]);
    expect(await sorted('output.desc', 3)).toEqual([4, 3, 2.5, 2, 1.5, 1.1, null]);
    expect(await sorted('output.asc', 3)).toEqual([1.1, 1.5, 2, 2.5, 3, 4, null]);
    expect(await sorted('grade.asc', 2)).toEqual(['特级', '特级', '特级', '特级', '一级', '一级', '二级']);
  });

  it.each<[string, Filters, number]>([
    ['one value', { grade: ['一级'] }, 2],
    ['several values', { grade: ['一级', '二级'] }, 3],
    ['values of two fields', { grade: ['特级'], geo: ['350000'] }, 2],
    ['a span', { period: { from: '2023' } }, 3],
    ['a span in months', { period: { to: '2022-05' } }, 4],
    ['the newest period', { period: { last: 1 } }, 3],
    ['more periods than there are', { period: { last: 40 } }, 7],
    ['the nation, which has no rows of its own', { geo: ['100000'] }, 7],
  ])('are narrowed by %s', async (_, filters, total) => {
    expect((await rows({ model_id: 'tea', filters })).total).toBe(total);
  });

  it('of a province without rows of its own are those of its cities', async () => {
    await buildTable(test, { modelId: 'city', title: '分市', freq: 'Y', fields: [PERIOD, PLACE, OUTPUT] }, [
      { period: '2023', adcode: '530100', cells: [1] },
      { period: '2023', adcode: '530300', cells: [2] },
      { period: '2023', adcode: '350100', cells: [3] },
    ]);
    const yunnan = await rows({ model_id: 'city', filters: { geo: ['530000'] } });
    expect(yunnan.list).toEqual([
      ['2023', '昆明市', 1],
      ['2023', '曲靖市', 2],
    ]);
    expect((await rows({ model_id: 'city', filters: { geo: ['530100', '350100'] } })).total).toBe(2);
  });
});

describe('axes chosen by the table', () => {
  const auto = { model_id: 'tea', layout: 'auto' as const };

  it('are a row per indicator and the periods as columns, newest first', async () => {
    const { columns, list, measures, at, col, total } = await rows({ ...auto, filters: { geo: ['530000'] } });
    expect(columns.map(({ key, title }) => [key, title])).toEqual([
      ['geo', '地区'],
      ['grade', '等级'],
      ['*', '指标'],
      ['output:2023', '2023'],
      ['output:2022', '2022'],
    ]);
    expect(list).toEqual([
      ['云南省', '特级', '产量（万吨）', 1.1, 1.5],
      ['云南省', '特级', '价格（元/公斤）', 90, 80],
      ['云南省', '一级', '产量（万吨）', null, 4],
      ['云南省', '一级', '价格（元/公斤）', null, 40],
    ]);
    expect([measures?.slice(0, 2), at[0], col, total]).toEqual([
      ['output', 'price'],
      { geo: '530000', grade: '特级' },
      'period',
      4,
    ]);
  });

  it('are paged by shown rows, so that a page may begin within the indicators of one place', async () => {
    const all = await rows(auto);
    const paged = await Promise.all([1, 2, 3, 4].map((page) => rows({ ...auto, page, limit: 3 })));
    expect(paged.flatMap(({ list }) => list)).toEqual(all.list);
    expect(paged.flatMap(({ at }) => at)).toEqual(all.at);
    expect(all.total).toBe(10);
  });

  it('are the newest 24 periods unless the query has its own', async () => {
    const months = Array.from({ length: 30 }, (_, place) => ({
      period: `${2022 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`,
      cells: [place],
    }));
    await buildTable(test, { modelId: 'monthly', title: '逐月', freq: 'M', fields: [PERIOD, OUTPUT] }, months);
    const member = await signIn(test);
    const columnsOf = async (filters: Filters) =>
      (await rows({ model_id: 'monthly', layout: 'auto', filters }, member)).columns.slice(1).map(({ of }) => of);
    const usual = await columnsOf({});
    expect([usual.length, usual[0], usual.at(-1)]).toEqual([24, '2024-06', '2022-07']);
    expect(await columnsOf({ period: { last: 2 } })).toEqual(['2024-06', '2024-05']);
  });

  it('have a dimension as columns where the periods are rows', async () => {
    const { columns, col } = await rows({ ...auto, row: 'period', columns: ['output'] });
    expect(columns.map(({ key }) => key)).toEqual(['period', 'geo', 'output:特级', 'output:一级', 'output:二级']);
    expect(col).toBe('grade');
  });
});

describe('a vintage', () => {
  const asOf = async (vintage: string) =>
    (await rows({ model_id: 'tea', vintage, filters: { geo: ['530000'], grade: ['特级'] } })).list;

  it.each([
    ['2023-07-09', [['2022', '云南省', '特级', 1.3, 80]]],
    ['2023-09-30', [['2022', '云南省', '特级', 1.3, 80]]],
    ['2023-10-01', [['2022', '云南省', '特级', 1.4, 80]]],
    ['2024-07-08', [['2022', '云南省', '特级', 1.4, 80]]],
    [
      '2024-07-09',
      [
        ['2023', '云南省', '特级', 1.1, 90],
        ['2022', '云南省', '特级', 1.5, 80],
      ],
    ],
  ])('of %s has what had been published by then', async (vintage, expected) => {
    expect(await asOf(vintage)).toEqual(expected);
  });

  it('before the first publication has nothing, and says that it is the vintage', async () => {
    const { list, without } = await rows({ model_id: 'tea', vintage: '2023-01-01' });
    expect(list).toEqual([]);
    expect(without).toEqual([{ field: 'vintage', title: '发布口径', value: '2023-01-01', rows: 7 }]);
  });
});

describe('an empty answer', () => {
  it('tells each condition without which there are rows, the most rows first', async () => {
    const { total, without } = await rows({ model_id: 'tea', filters: { geo: ['530000'], grade: ['二级'] } });
    expect(total).toBe(0);
    expect(without).toEqual([
      { field: 'grade', title: '等级', value: '二级', rows: 3 },
      { field: 'geo', title: '地区', value: '云南省', rows: 1 },
    ]);
  });

  it('leaves out a condition that changes nothing, and names no single value of several', async () => {
    const filters = { geo: ['110000', '310000'], period: { from: '2023', to: '2023' } };
    expect((await rows({ model_id: 'tea', filters })).without).toEqual([
      { field: 'geo', title: '地区', value: null, rows: 3 },
    ]);
  });

  it('is the only one that tells so', async () => {
    expect((await rows({ model_id: 'tea', filters: { grade: ['二级'] } })).without).toEqual([]);
  });
});

describe('more rows than can be paged through', () => {
  it('are counted, with the dimension that has most values; pages end there', async () => {
    const fields: StoredField[] = [PERIOD, { field: 'farm', title: '农场', role: 'dim' }, GRADE, OUTPUT];
    const no = await buildTable(test, { modelId: 'farms', title: '农场产量', freq: 'Y', fields });
    await test.database.pool.query(
      `insert into industry_row (table_no, period, d1, d2, cells, published_on)
       select $1::int, '2023', 'f' || lpad((i / 2)::text, 5, '0'), case i % 2 when 0 then '特级' else '一级' end,
         array[i]::float8[], '2024-01-15' from generate_series(0, 50001) i`,
      [no],
    );
    await refreshTables(test.database.db, [no]);
    const vip = await signIn(test, { vip: true });
    const all = await rows({ model_id: 'farms' }, vip);
    expect(all.total).toBe(50_002);
    expect(all.over).toEqual({ rows: 50_002, most: 50_000, field: 'farm', title: '农场', values: 25_001 });
    const last = await rows({ model_id: 'farms', page: 500 }, vip);
    expect(last.list).toHaveLength(100);
    expect((await rows({ model_id: 'farms', page: 501 }, vip)).list).toEqual([]);
    const narrowed = await rows({ model_id: 'farms', filters: { grade: ['特级'] } }, vip);
    expect([narrowed.total, narrowed.over]).toEqual([25_001, null]);
  });
});
