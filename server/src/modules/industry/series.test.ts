import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { buildTeaTable, PERIOD } from '@bee/testing/server/tea-table';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../db/schema/industry.ts';

let test: TestApp;
let vip: Browser;
const { ask, refusal } = industryCalls(() => test);

const MARKET: StoredField = { field: 'market', title: '市场', role: 'dim' };
const AVG: StoredField = { field: 'avg', title: '均价', role: 'measure', unit: '元/公斤', decimals: 2 };
const DAYS: StoredField = { field: 'days', title: '报价天数', role: 'measure', unit: '天', decimals: 0, kind: 'flow' };

const MONTHS = ['2025-01', '2025-02', '2025-05', '2025-06', '2025-08', '2026-01'];

beforeAll(async () => {
  test = await startTestApp();
  vip = await signIn(test, { vip: true });
  await buildTeaTable(test);
  await buildTable(
    test,
    { modelId: 'price', title: '月度价格', freq: 'M', fields: [PERIOD, MARKET, AVG, DAYS], lagDays: 10 },
    [
      ...MONTHS.map((period, at) => ({ period, d1: '甲', cells: [at + 1.5, 20] })),
      { period: '2025-03', d1: '甲', cells: [null, 0] },
      { period: '2025-01', d1: '乙', cells: [9, 20] },
      { period: '2025-05', d1: '甲', cells: [3.1, 20], publishedOn: '2025-06-10', revision: 0 },
    ],
  );
}, 240_000);

afterAll(() => test?.close());

const TEA = { model_id: 'tea', measure: 'output', at: { geo: '530000', grade: '特级' } };
const PRICE = { model_id: 'price', measure: 'avg', at: { market: '甲' } };

const read = (series: object[], more: object = {}) =>
  ask('industry/getSeries', { series: series as (typeof TEA)[], ...more }, vip);

it('series of several tables are read together, oldest first, each with its name, unit and kind', async () => {
  const { list, missing } = await read([TEA, PRICE, { ...PRICE, measure: 'days' }]);
  expect(missing).toEqual([]);
  expect(list.map(({ name, table, unit, decimals, freq, kind }) => [name, table, unit, decimals, freq, kind])).toEqual([
    ['云南省 · 特级 · 产量', '茶叶产量', '万吨', 1, 'Y', 'flow'],
    ['甲 · 均价', '月度价格', '元/公斤', 2, 'M', 'level'],
    ['甲 · 报价天数', '月度价格', '天', 0, 'M', 'flow'],
  ]);
  expect(list[0]?.points).toEqual([
    ['2022', 1.5],
    ['2023', 1.1],
  ]);
  expect(list[0]?.at).toEqual(TEA.at);
});

it('a period without value is absent, a 0 is a value', async () => {
  const { list } = await read([PRICE, { ...PRICE, measure: 'days' }]);
  expect(list[0]?.points).toEqual(MONTHS.map((month, at) => [month, at + 1.5]));
  expect(list[1]?.points).toContainEqual(['2025-03', 0]);
});

it('its health counts its own periods: gaps, the longest first, revisions and the day it is due', async () => {
  const { list } = await read([PRICE]);
  expect(list[0]?.health).toEqual({
    // 6 of the 13 months from 2025-01 to 2026-01.
    coverage_pct: 46.2,
    periods: 6,
    expected: 13,
    gaps: [
      { from: '2025-09', to: '2025-12', periods: 4 },
      { from: '2025-03', to: '2025-04', periods: 2 },
      { from: '2025-07', to: '2025-07', periods: 1 },
    ],
    gap_count: 3,
    revised: 1,
    last_revised_at: '2026-01-15T00:00:00+08:00',
    // For 2026-02, due ten days after its end; today is 2026-03-04.
    next_update: '2026-03-10',
    late_days: 0,
  });
  expect(list[0]?.revisions).toEqual([
    {
      period: '2025-05',
      values: [
        { value: 3.1, published_on: '2025-06-10' },
        { value: 3.5, published_on: '2026-01-15' },
      ],
    },
  ]);
  const days = await read([{ ...PRICE, measure: 'days' }]);
  expect(days.list[0]?.revisions).toEqual([]);
  const other = await read([{ ...PRICE, at: { market: '乙' } }]);
  expect(other.list[0]?.health).toMatchObject({ coverage_pct: 100, gap_count: 0, revised: 0, last_revised_at: null });
  // For 2025-02: due on 2025-03-10, 359 days ago.
  expect(other.list[0]?.health).toMatchObject({ next_update: '2025-03-10', late_days: 359 });
});

it('is read as it was published by a day', async () => {
  const early = await read([TEA], { vintage: '2023-12-31' });
  expect(early.list[0]?.points).toEqual([['2022', 1.4]]);
});

it.each([
  ['a table that is gone', { ...TEA, model_id: 'coffee' }, '没有编号为“coffee”的数据表'],
  ['a measure that is none', { ...TEA, measure: 'grade' }, '“等级”是维度'],
  ['an unknown measure', { ...TEA, measure: 'weight' }, '没有字段“weight”'],
  ['a dimension without value', { ...TEA, at: { geo: '530000' } }, '还缺“等级”的取值'],
  ['a dimension too many', { ...TEA, at: { ...TEA.at, farm: '1' } }, '没有的维度“farm”'],
  ['time among the values', { ...TEA, at: { ...TEA.at, period: '2022' } }, '没有的维度“period”'],
  ['values without rows', { ...TEA, at: { geo: '110000', grade: '特级' } }, '“茶叶产量”没有这条序列的数据'],
  ['rows without numbers', { ...TEA, at: { geo: '350000', grade: '一级' } }, '没有这条序列的数据'],
])('%s is told beside the series that there are', async (_, series, reason) => {
  const { list, missing } = await read([series, PRICE]);
  expect(list.map(({ model_id }) => model_id)).toEqual(['price']);
  expect(missing).toEqual([
    { model_id: series.model_id, measure: series.measure, reason: expect.stringContaining(reason) },
  ]);
});

it('they are one to twelve', async () => {
  expect(await refusal('industry/getSeries', { series: [] })).toContain('请先把序列加入数据篮');
  const many = Array.from({ length: 13 }, () => TEA);
  expect(await refusal('industry/getSeries', { series: many })).toContain('最多 12 条序列');
  expect((await read(many.slice(1))).list).toHaveLength(12);
});
