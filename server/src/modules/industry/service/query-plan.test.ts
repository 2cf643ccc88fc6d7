import { industryCalls } from '@bee/testing/server/industry';
import { buildTeaTable } from '@bee/testing/server/tea-table';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
const { rows, refusal } = industryCalls(() => test);

beforeAll(async () => {
  test = await startTestApp();
  await buildTeaTable(test);
}, 240_000);

afterAll(() => test?.close());

describe('a unit', () => {
  const inUnit = async (unit: string) => {
    const { list, columns } = await rows({ model_id: 'tea', unit, filters: { geo: ['530000'], period: ['2023'] } });
    return { cells: list[0]?.slice(3), units: columns.slice(3).map((column) => [column.unit, column.decimals]) };
  };

  it.each([
    [
      '吨',
      [11_000, 90],
      [
        ['吨', 0],
        ['元/公斤', 2],
      ],
    ],
    [
      '亿吨',
      [0.000_11, 90],
      [
        ['亿吨', 5],
        ['元/公斤', 2],
      ],
    ],
    // 1.1 × 0.2 is 0.22000000000000003 in floating point.
    [
      '亿斤',
      [0.22, 90],
      [
        ['亿斤', 2],
        ['元/公斤', 2],
      ],
    ],
    [
      '元/斤',
      [1.1, 45],
      [
        ['万吨', 1],
        ['元/斤', 2],
      ],
    ],
    [
      '元/吨',
      [1.1, 90_000],
      [
        ['万吨', 1],
        ['元/吨', 0],
      ],
    ],
  ])('%s converts what can be told in it, with its decimals, and leaves the rest', async (unit, cells, units) => {
    expect(await inUnit(unit)).toEqual({ cells, units });
  });

  it('does not make a number of what was not published', async () => {
    const filters = { grade: ['一级'], period: ['2023'] };
    expect((await rows({ model_id: 'tea', unit: '吨', filters })).list).toEqual([['2023', '福建省', '一级', null, 30]]);
  });
});

describe('what does not exist is refused', () => {
  const KEYS = '时间（period）、地区（geo）、等级（grade）';
  const ALL = `${KEYS}、产量（output）、价格（price）`;

  it.each([
    ['a table', { model_id: 'coffee' }, '没有编号为“coffee”的数据表'],
    ['a field of a filter', { filters: { farm: ['1'] } }, `没有字段“farm”；可用的字段：${ALL}`],
    ['a measure as a filter', { filters: { output: ['1'] } }, `指标“产量”不能作为筛选条件，请改用维度：${KEYS}`],
    ['a column', { columns: ['weight'] }, `没有字段“weight”；可用的字段：${ALL}`],
    [
      'a dimension as a column',
      { columns: ['geo'] },
      '“地区”是维度，总会显示；可选的指标：产量（output）、价格（price）',
    ],
    ['a measure as rows', { row: 'output' }, `指标“产量”不能作为行，请改用维度：${KEYS}`],
    ['a measure turned into columns', { col: 'price' }, `指标“价格”不能转为列，请改用维度：${KEYS}`],
    ['one field as both', { row: 'geo', col: 'geo' }, '行和列不能是同一个字段（地区）'],
    ['a unit', { unit: '亩' }, '没有指标能换算成“亩”；这张表的单位是 万吨、元/公斤'],
    ['a column to sort by', { sort: 'weight.asc' }, `不能按“weight”排序，没有这一列；可以按 ${ALL} 排序`],
    ['a sort without direction', { sort: 'output' }, '列.asc 或 列.desc'],
    ['a place by its name', { filters: { geo: ['云南'] } }, '六位行政区划代码，如 530000（云南省），收到的是“云南”'],
    ['a span of a dimension', { filters: { grade: { last: 3 } } }, '“等级”按值筛选'],
    [
      'a span that ends before it begins',
      { filters: { period: { from: '2024', to: '2023' } } },
      '开始时期晚于结束时期',
    ],
    ['a day as no day is', { vintage: '2024-02-30' }, '没有这一天'],
  ])('%s', async (_, request, message) => {
    expect(await refusal('industry/getTableList', { model_id: 'tea', ...request })).toContain(message);
  });
});
