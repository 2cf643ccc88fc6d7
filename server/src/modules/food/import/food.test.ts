import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { nutrientText } from '@bee/domain/nutrient-value';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { runImport } from '../../../imports.ts';
import { chance } from '../../../sample/random.ts';
import { parseAmount } from './food.kind.ts';
import { foodColumns } from './food-columns.ts';

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-food-'));
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);

afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, rows: object[]): string => {
  const file = path.join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
};

const run = (...files: string[]) =>
  runImport({
    db: test.database.db,
    clock,
    kind: 'food',
    files,
    dryRun: false,
    source: { name: /index/.test(files[0] ?? '') ? '测试指数表' : '测试成分表' },
  });

const detail = async (code: string) =>
  (await test.call('food/getDetail', { code })).body.data as DataFor<'food/getDetail'>;

const amountsOf = (food: DataFor<'food/getDetail'>) =>
  new Map(food.groups.flatMap(({ items }) => items).map(({ key, value }) => [key as string, value]));

describe('a cell', () => {
  it.each([
    ['12.30', { v: 12.3, state: '=', decimals: 2 }],
    [0, { v: 0, state: '=', decimals: 0 }],
    ['0.00', { v: 0, state: '=', decimals: 2 }],
    ['1,048.5', { v: 1048.5, state: '=', decimals: 1 }],
    ['0,5', { v: 0.5, state: '=', decimals: 1 }],
    ['１２', { v: 12, state: '=', decimals: 0 }],
    ['Tr', { v: null, state: 'tr', decimals: 0 }],
    ['微量', { v: null, state: 'tr', decimals: 0 }],
    ['<0.5', { v: 0.5, state: '<', decimals: 1 }],
    ['＜ 0.5', { v: 0.5, state: '<', decimals: 1 }],
    ['899*', { v: 899, state: 'est', decimals: 0 }],
    ['(12.5)', { v: 12.5, state: 'est', decimals: 1 }],
    ['—', null],
    ['——', null],
    ['-', null],
    ['', null],
    [undefined, null],
    [null, null],
  ])('%j is read without doubt', (cell, amount) => {
    expect(parseAmount('ca', cell)).toEqual({ amount });
  });

  it.each([
    ['上海', '能量不是数值，按未测处理（上海）'],
    ['un', '能量不是数值，按未测处理（un）'],
    ['-0.8', '能量是负数，按未测处理（-0.8）'],
    ['1e3', '能量不是数值，按未测处理（1e3）'],
    ['=1+1', '能量不是数值，按未测处理（=1+1）'],
  ])('%j is taken for not measured, and told', (cell, doubt) => {
    expect(parseAmount('energy', cell)).toEqual({ amount: null, doubt });
  });

  it('that no food can hold is kept, marked, and told', () => {
    const { amount, doubt } = parseAmount('protein', '849.0');
    expect(amount).toEqual({ v: 849, state: 'doubt', decimals: 1 });
    expect(doubt).toContain('蛋白质超出食物可能的范围');
    expect(parseAmount('energy', '900*').amount?.state).toBe('est');
  });
});

describe('a file of foods', () => {
  const row = (fields: object) => ({
    category: '测试类',
    foodCode: 't1',
    foodName: '测试果',
    energyKCal: '50',
    ...fields,
  });

  it('keeps what it can, lists the rest with the reason, and takes the place of the sample', async () => {
    const tally = await run(
      write('foods.ndjson', [
        row({
          foodCode: 'T08X',
          foodName: '测试果（代表值）[试果，验果]',
          subcategory: '甲',
          edible: '80',
          thiamin: '上海',
        }),
        row({ foodCode: 't2', energyKCal: '60', protein: '849', Se: '<0.5', vitaminC: 'Tr' }),
        row({ foodCode: 't2', energyKCal: '70', protein: '849', Se: '<0.5', vitaminC: 'Tr' }),
        row({ foodCode: 't3', foodName: '干测试果（干）', edible: '120' }),
        row({ foodCode: '' }),
        row({ foodCode: 't 4' }),
        row({ foodCode: 't5', foodName: ' ' }),
        row({ foodCode: 't6', category: '' }),
        row({ foodCode: 't7', energyKCal: '—' }),
        row({ foodCode: 't8', water: '60', CHO: '60', energyKCal: '240' }),
      ]),
    );
    expect(tally).toMatchObject({ rows: 10, stored: 4, repeated: 1 });
    expect(tally.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [5, '没有食物编码'],
      [6, '食物编码只能由数字和字母组成（t 4）'],
      [7, '没有食物名称'],
      [8, '没有食物分类'],
      [9, '没有任何成分数值'],
    ]);
    expect(tally.doubtful.map(({ line, reason }) => [line, reason])).toEqual([
      [1, '维生素B1不是数值，按未测处理（上海）'],
      [2, expect.stringContaining('蛋白质超出')],
      [3, expect.stringContaining('蛋白质超出')],
      [4, '食部应在 0 到 100 之间，按未知处理（120）'],
      [10, expect.stringContaining('之和超过 100 g（120.0 g）')],
    ]);
    const { body } = await test.call('food/getCateList', {});
    expect(body.data).toEqual([expect.objectContaining({ title: '测试类', count: 4 })]);
  });

  it('answers codes in either case, other names, and the last of repeated rows', async () => {
    const food = await detail('t08x');
    expect(food).toMatchObject({
      code: 't08x',
      name: '测试果（代表值）',
      alias: ['试果', '验果'],
      rep: true,
      edible_pct: 80,
    });
    expect(food.source).toMatchObject({ name: '测试成分表', sample: false });
    expect(amountsOf(await detail('t2')).get('energy')).toMatchObject({ v: 70, q: '=' });
  });

  it('stands in the search of the site in the place of the sample', async () => {
    const hits = async (keyword: string) =>
      ((await test.call('article/search', { keyword, name: 'food' })).body.data as DataFor<'article/search'>).list;
    expect((await hits('验果')).map(({ id }) => id)).toEqual(['t08x']);
    expect((await hits('T08X')).map(({ id }) => id)).toEqual(['t08x']);
    expect(await hits('番茄')).toEqual([]);
  });

  it('leaves doubtful numbers, limits and traces out of ranks and means', async () => {
    const items = (await detail('t2')).groups.flatMap((group) => group.items);
    for (const [key, q, v] of [
      ['protein', 'doubt', 849],
      ['se', '<', 0.5],
      ['vit_c', 'tr', null],
    ])
      expect(items.find((item) => item.key === key)).toMatchObject({
        value: { q, v },
        rank: null,
        rank_total: 0,
        cate_avg: null,
        nrv_pct: null,
      });
  });

  it('is refused whole without its columns, and with a file of the other kind', async () => {
    await expect(run(write('wrong.ndjson', [{ name: '番茄', kcal: 20 }]))).rejects.toThrow('缺少列');
    const index = write('gi.ndjson', [{ foodGroup: '糖类', list: [] }]);
    await expect(run(write('one.ndjson', [row({})]), index)).rejects.toThrow('请分两次导入');
  });
});

describe('a file of the glycemic index', () => {
  it('joins foods by name, keeps numbers that can be, and tells the others', async () => {
    const tally = await run(
      write('index.ndjson', [
        {
          foodGroup: '水果',
          list: [
            { foodName: '试果', GI: 71 },
            { foodName: '错果', GI: '高' },
            { foodName: '', GI: 5 },
            { foodName: '巨果', GI: 1000 },
          ],
        },
        { foodGroup: '空', list: [] },
      ]),
    );
    expect(tally.refused.map(({ reason }) => reason)).toEqual(['没有食物']);
    expect(tally.doubtful.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('（错果）'),
      '一种食物没有名称，未导入',
      expect.stringContaining('（巨果）'),
    ]);
    expect((await detail('t08x')).gi).toMatchObject({
      v: 71,
      level: 'high',
      name: '试果',
      source: { name: '测试指数表' },
    });
    const { body } = await test.call('food/getList', {});
    expect((body.data as DataFor<'food/getList'>).source.name).toBe('测试成分表');
    expect((await detail('t3')).gi).toBeNull();
  });
});

const real = process.env.BEE_REAL_DATA ? path.join(process.env.BEE_REAL_DATA, 'food') : '';
const onRealData = real && existsSync(real) ? describe : describe.skip;

type Line = Record<string, string>;

onRealData('the published table (BEE_REAL_DATA)', () => {
  const lines: Line[] = [];
  const keyOf = new Map(foodColumns.flatMap(({ names }) => names.map((name) => [name.toLowerCase(), names[0] ?? ''])));

  beforeAll(async () => {
    const file = path.join(real, 'foods.ndjson');
    lines.push(
      ...readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    );
    const tally = await run(file);
    expect(tally).toMatchObject({ rows: 1851, stored: 1850, repeated: 0 });
    expect(tally.refused.map(({ reason, row }) => [reason, row.includes('192011')])).toEqual([
      ['没有任何成分数值', true],
    ]);
    await run(path.join(real, 'glycemic_index_of_foods.json'));
  }, 300_000);

  const NOT_NUTRIENTS = ['category', 'subcategory', 'foodCode', 'foodName', 'remark', 'edible'];
  const cellsOf = (line: Line) => Object.entries(line).filter(([name]) => !NOT_NUTRIENTS.includes(name));

  /** The expected value of a cell of the file, derived independently of the importer. */
  const expected = (cell: string): { q: string; text: string } => {
    if (/^\d+(\.\d+)?$/.test(cell)) return { q: '=', text: cell };
    if (/^\d+\*$/.test(cell)) return { q: 'est', text: cell };
    return /tr/i.test(cell) ? { q: 'tr', text: 'Tr' } : { q: 'na', text: '—' };
  };

  it('comes back number for number, of fifty foods by lot', async () => {
    const chosen = [...lines]
      .filter(({ foodCode }) => foodCode !== '192011')
      .sort((a, b) => chance('lot', a.foodCode ?? '') - chance('lot', b.foodCode ?? ''))
      .slice(0, 50);
    let compared = 0;
    for (const line of chosen) {
      const food = await detail(line.foodCode ?? '');
      expect(food.cate1.title).toBe(line.category);
      expect((line.foodName ?? '').startsWith(food.name)).toBe(true);
      expect(String(food.edible_pct ?? '')).toBe(line.edible === '-' ? '' : line.edible);
      const amounts = amountsOf(food);
      for (const [name, cell] of cellsOf(line)) {
        const value = amounts.get(keyOf.get(name.toLowerCase()) ?? '') ?? { v: null, q: 'na', unit: '', decimals: 0 };
        const { q, text } = expected(cell);
        const where = `${line.foodCode} ${name}`;
        expect([where, value.q === 'doubt' ? '=' : value.q]).toEqual([where, q]);
        expect([where, nutrientText(value).replace(/,/g, '')]).toEqual([where, text]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1400);
  });

  it('has as many amounts as the file has cells with one', async () => {
    const cells = lines.flatMap((line) => cellsOf(line).map(([, cell]) => expected(cell).q));
    const { rows } = await test.database.pool.query(
      `select case state when 'doubt' then '=' else state end as q, count(*)::int as n from food_nutrient where code !~ '^t' group by 1 order by 1`,
    );
    expect(rows).toEqual(
      ['=', 'est', 'tr']
        .map((q) => ({ q, n: cells.filter((one) => one === q).length }))
        .sort((a, b) => (a.q < b.q ? -1 : 1)),
    );
  });

  it.each([
    ['192001', 'energy', 'est', '899*', '计算值'],
    ['081101x', 'protein', '=', '15.1', '编码以 x 结尾'],
    ['08110x', 'protein', '=', '20.7', '被拆成两行的食物的上半'],
    ['081110x', 'ca', '=', '2', '被拆成两行的食物的下半'],
    ['081110x', 'protein', 'na', '—', '下半没有的列'],
    ['052001', 'vit_b1', '=', '0', '测得的 0'],
    ['052001', 'retinol', 'na', '—', '未测'],
    ['109004', 'vit_c', 'tr', 'Tr', '微量'],
    ['062207', 'vit_e_a', 'tr', 'Tr', '.Tr'],
    ['105008', 'mn', 'na', '—', '地名落在锰里'],
    ['052005', 'energy', 'na', '—', 'un'],
    ['042105', 'fe', 'na', '—', '负数'],
    ['031519', 'protein', 'doubt', '849', '每 100 克 849 克'],
    ['081214', 'vit_b1', 'doubt', '6,502', '错列'],
    ['191001', 'carotene', 'na', '—', '两个破折号'],
  ])('keeps %s %s as %s %s: %s', async (code, key, q, text) => {
    const value = amountsOf(await detail(code)).get(key) ?? { v: null, q: 'na', unit: '', decimals: 0 };
    expect([value.q, nutrientText(value)]).toEqual([q, text]);
  });

  it('ranks neither impossible numbers nor what is missing', async () => {
    const { body } = await test.call('food/getList', { sort: 'protein.desc', cols: ['protein'], limit: 5 });
    const { list } = body.data as DataFor<'food/getList'>;
    expect(list.map(({ nutrients }) => nutrients.protein?.v)).toEqual([88.4, 84.1, 83.1, 83.1, 81.6]);
    const last = await test.call('food/getList', { sort: 'protein.asc', cols: ['protein'], limit: 50, page: 37 });
    const states = (last.body.data as DataFor<'food/getList'>).list.map(({ nutrients }) => nutrients.protein?.q);
    expect(states.slice(-8)).toEqual(Array.from({ length: 8 }, () => 'na'));
    expect((await detail('031519')).edible_pct).toBeNull();
  });

  it('finds by other names, pinyin and codes, and joins the glycemic index', async () => {
    for (const [keyword, name] of [
      ['西红柿', '番茄'],
      ['fanqie', '番茄'],
      ['081101x', '猪肉（代表值，fat 30g）'],
    ]) {
      const { body } = await test.call('food/search', { keyword });
      expect((body.data as DataFor<'food/search'>).list[0]?.name).toBe(name);
    }
    expect((await detail('066103')).gi).toMatchObject({ name: '哈密瓜', v: 70, level: 'high' });
    expect((await detail('021106')).gi).toMatchObject({ name: '马铃薯（蒸）', v: 66, level: 'middle' });
  });
});
