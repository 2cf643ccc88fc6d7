import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { buildTeaTable, OUTPUT, PERIOD } from '@bee/testing/server/tea-table';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../../db/schema/industry.ts';

let test: TestApp;
let vip: Browser;
const { rows, refusal } = industryCalls(() => test);

beforeAll(async () => {
  test = await startTestApp();
  vip = await signIn(test, { vip: true });
  await buildTeaTable(test);
}, 240_000);

afterAll(() => test?.close());

const OF_TEA = { model_id: 'tea', columns: ['output'], row: 'geo', col: 'period' };

describe('a field whose values become columns', () => {
  it('puts each number under its value; what was not published is no number', async () => {
    const { columns, list, at, total } = await rows(OF_TEA);
    expect(columns.map(({ key, title, unit, of }) => [key, title, unit, of])).toEqual([
      ['geo', '地区', null, null],
      ['grade', '等级', null, null],
      ['output:2022', '2022', '万吨', '2022'],
      ['output:2023', '2023', '万吨', '2023'],
    ]);
    expect(list).toEqual([
      ['福建省', '特级', 2, 2.5],
      ['福建省', '一级', null, null],
      ['福建省', '二级', 3, null],
      ['云南省', '特级', 1.5, 1.1],
      ['云南省', '一级', 4, null],
    ]);
    expect(at[0]).toEqual({ geo: '350000', grade: '特级' });
    expect(total).toBe(5);
  });

  it('has every measure under each value, in the unit that was asked for', async () => {
    const { columns, list } = await rows({
      model_id: 'tea',
      col: 'grade',
      unit: '吨',
      filters: { geo: ['350000'] },
    });
    expect(columns.map(({ key }) => key)).toEqual([
      'period',
      'geo',
      'output:特级',
      'price:特级',
      'output:一级',
      'price:一级',
      'output:二级',
      'price:二级',
    ]);
    expect(list).toEqual([
      ['2023', '福建省', 25_000, 100, null, 30, null, null],
      ['2022', '福建省', 20_000, null, null, null, 30_000, 20],
    ]);
  });

  it('names places in its columns, and has them as they were published by a day', async () => {
    const { columns, list } = await rows({
      model_id: 'tea',
      columns: ['output'],
      col: 'geo',
      vintage: '2023-12-31',
    });
    expect(columns.slice(2).map(({ title, of }) => [title, of])).toEqual([
      ['福建省', '350000'],
      ['云南省', '530000'],
    ]);
    expect(list).toEqual([
      ['2022', '特级', 2, 1.4],
      ['2022', '一级', null, 4],
      ['2022', '二级', 3, null],
    ]);
  });

  it('is sorted by one of its columns with the missing last, and by a field of its rows', async () => {
    const sorted = async (sort: string, place: number) =>
      (await rows({ ...OF_TEA, sort })).list.map((row) => row[place]);
    expect(await sorted('output:2022.desc', 2)).toEqual([4, 3, 2, 1.5, null]);
    expect(await sorted('output:2022.asc', 2)).toEqual([1.5, 2, 3, 4, null]);
    expect(await sorted('grade.desc', 1)).toEqual(['二级', '一级', '一级', '特级', '特级']);
  });

  it.each(['output', 'outputs', 'weight:2022', 'period'])('is not sorted by %s, which is no column', async (key) => {
    const message = await refusal('industry/getTableList', { ...OF_TEA, sort: `${key}.asc` });
    expect(message).toContain(`不能按“${key}”排序，没有这一列`);
    expect(message).toContain('地区（geo）、等级（grade）、产量（output）');
  });

  it('is empty where nothing is found, which says why', async () => {
    const { list, columns, total, without } = await rows({ ...OF_TEA, filters: { grade: ['三级'] } });
    expect([list, total]).toEqual([[], 0]);
    expect(columns.map(({ key }) => key)).toEqual(['geo', 'grade']);
    expect(without).toEqual([{ field: 'grade', title: '等级', value: '三级', rows: 7 }]);
  });
});

describe('what would be too large', () => {
  const FARM: StoredField = { field: 'farm', title: '农场', role: 'dim' };
  const PLOT: StoredField = { field: 'plot', title: '地块', role: 'dim' };
  const AREA: StoredField = { field: 'area', title: '面积', role: 'measure', unit: '亩', decimals: 0 };

  beforeAll(async () => {
    // 202 farms of 250 plots: 50,500 rows.
    const grid = Array.from({ length: 202 }, (_, farm) =>
      Array.from({ length: 250 }, (_, plot) => ({
        period: '2023',
        d1: `f${String(farm).padStart(3, '0')}`,
        d2: `p${String(plot).padStart(3, '0')}`,
        cells: [farm, plot],
      })),
    );
    await buildTable(
      test,
      { modelId: 'plots', title: '地块', freq: 'Y', fields: [PERIOD, FARM, PLOT, OUTPUT, AREA] },
      grid.flat(),
    );
  }, 60_000);

  const farms = (count: number) => Array.from({ length: count }, (_, farm) => `f${String(farm).padStart(3, '0')}`);
  const asked = { model_id: 'plots', row: 'period', col: 'farm', columns: ['output'] };

  it('has 200 columns and no more: the field is named, and what to do', async () => {
    const plots = { plot: ['p000', 'p001'] };
    const full = await rows({ ...asked, filters: { ...plots, farm: farms(200) } }, vip);
    expect(full.columns).toHaveLength(2 + 200);
    expect(await refusal('industry/getTableList', { ...asked, filters: plots }, vip)).toBe(
      '把“农场”转为列会有 202 列，最多 200 列；请缩小“农场”的范围，或换一个字段转为列',
    );
    const both = { ...asked, columns: ['output', 'area'], filters: { ...plots, farm: farms(101) } };
    expect(await refusal('industry/getTableList', both, vip)).toBe(
      '把“农场”转为列会有 202 列，最多 200 列；请缩小“农场”的范围、少选几个指标，或换一个字段转为列',
    );
  });

  it('has 50,000 cells and no more: the field with most values left is named', async () => {
    const full = await rows({ ...asked, filters: { farm: farms(200) } }, vip);
    expect([full.total, full.columns.length]).toEqual([250, 202]);
    expect(full.list[7]?.[2 + 199]).toBe(199);
    expect(await refusal('industry/getTableList', asked, vip)).toBe(
      '把“农场”转为列会有 50,500 个以上的格子，最多 50,000 个；请先筛选“地块”（有 250 个值），或不转为列',
    );
    const narrowed = {
      ...asked,
      columns: ['output', 'area'],
      col: 'period',
      row: 'farm',
      filters: { farm: farms(150) },
    };
    expect(await refusal('industry/getTableList', narrowed, vip)).toContain('请先筛选“地块”（有 250 个值）');
  });

  it('counts the cells that stay empty, too', async () => {
    // 264 rows with three numbers each, but 264 × 66 × 3 cells.
    const fields = [PERIOD, FARM, PLOT, OUTPUT, AREA, { ...AREA, field: 'used', title: '已用面积' }];
    const diagonal = Array.from({ length: 66 * 4 }, (_, at) => ({
      period: '2023',
      d1: `f${at % 66}`,
      d2: `p${at}`,
      cells: [1, 2, 3],
    }));
    await buildTable(test, { modelId: 'sparse', title: '稀疏', freq: 'Y', fields }, diagonal);
    const request = { model_id: 'sparse', row: 'plot', col: 'farm' };
    expect(await refusal('industry/getTableList', request, vip)).toBe(
      '把“农场”转为列会有 52,272 个以上的格子，最多 50,000 个；请先筛选“地块”（有 264 个值），或不转为列',
    );
    expect((await rows({ ...request, columns: ['output'] }, vip)).total).toBe(264);
  });
});
