import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { parse } from 'csv-parse/sync';
import { runImport } from '../../../imports.ts';
import { chance } from '../../../sample/random.ts';
import { limitValueOf } from './limit-value.ts';

jest.setTimeout(180_000);

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-limits-'));
  test = await startTestApp();
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importFile = (file: string) =>
  runImport({ db: test.database.db, clock: { now: () => test.now() }, kind: 'limits', files: [file], dryRun: false });

const importRows = (header: string, rows: string[]) => {
  const file = path.join(folder, `${Math.random()}.csv`);
  writeFileSync(file, [header, ...rows].join('\n'));
  return importFile(file);
};

type Answer = DataFor<'standard/findLimits'>;
const find = async (request: RequestFor<'standard/findLimits'>) =>
  (await test.call('standard/findLimits', { limit: 100, ...request })).body.data as Answer;

describe('a limit', () => {
  it.each([
    ['0.05', 0.05, null, null],
    ['≤0.1 mg/kg', 0.1, 'mg/kg', null],
    ['1.0 g/L', 1, 'g/L', null],
    ['100（除磺胺二甲嘧啶）', 100, null, '除磺胺二甲嘧啶'],
    ['100(除磺胺二甲嘧啶)', 100, null, '除磺胺二甲嘧啶'],
  ])('%s is a number', (text, value, unit, note) => expect(limitValueOf(text)).toMatchObject({ value, unit, note }));

  it.each(['不得检出', '无限制', '按生产需要适量使用'])('%s stays in words', (text) =>
    expect(limitValueOf(text)).toMatchObject({ value: null, text }),
  );

  it.each(['2/47×100', '牛', '-5', '1e5', '', '—', 'NaN', 'expressed as amitraz"', '0,05', '12 34'])(
    '%s is none',
    (text) => expect(limitValueOf(text)).toBeNull(),
  );
});

it('is imported with its place in the tree, in our own form', async () => {
  const tally = await importRows('物质,食品类别,亚类,食品,限量,单位,类型,来源,标准编号,条款', [
    '毒死蜱,蔬菜,,,0.02,mg/kg,农药,GB,GB 2763-2021,4.101',
    '毒死蜱,蔬菜,芸薹属类蔬菜,,0.05,mg/kg,农药,,GB 2763-2021,4.101',
    '毒死蜱,蔬菜,芸薹属类蔬菜,芥蓝,0.08,mg/kg,农药,Codex,,',
    '镉,谷物,稻类,大米,2/47×100,mg/kg,重金属,GB,,',
    '镉,谷物,稻类,大米,0.2,,重金属,GB,,',
    '镉,,,,0.2,mg/kg,重金属,GB,,',
    ',谷物,,大米,0.2,mg/kg,重金属,GB,,',
    '镉,谷物,稻类,大米,0.2,mg/kg,放射性,GB,,',
    '镉,谷物,稻类,大米,0.2,mg/kg,重金属,EU,,',
    '镉,谷物,稻类,大米,0.2,mg/kg,重金属,GB,GB 2762-2022,4.2',
    '镉,谷物,稻类,大米,0.2,mg/kg,重金属,GB,GB 2762-2022,4.2',
  ]);
  expect(tally).toMatchObject({ stored: 4, repeated: 1 });
  expect(tally.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [5, '限量不是数字，来源数据可能已损坏（2/47×100）'],
    [6, '没有单位'],
    [7, '没有食品、亚类或类别'],
    [8, '没有物质名称'],
    [9, '没有这类限量（放射性）'],
    [10, '来源应为 GB 或 Codex（EU）'],
  ]);
  const { list } = await find({ food: '芥蓝', substance: '毒死蜱' });
  expect(list.map(({ authority, via, value, applies }) => [authority, via, value, applies])).toEqual([
    ['GB', '亚类', 0.05, true],
    ['GB', '类别', 0.02, false],
    ['Codex', '食品', 0.08, true],
  ]);
  expect(list[0]).toMatchObject({ clause: '4.101', standard: { id: null, code: 'GB 2763-2021' }, sample: false });
});

it('is found under everyday names of its food and its substance', async () => {
  await importRows('物质,食品类别,亚类,食品,限量,单位,类型,来源,标准编号,条款', [
    '敌敌畏,蔬菜,芸薹属类蔬菜,圆白菜,0.5,mg/kg,农药,GB,GB 2763-2021,4.120',
  ]);
  const expected = { food: '圆白菜', substance: '敌敌畏', value: 0.5, clause: '4.120' };
  expect((await find({ food: '高丽菜', substance: 'DDVP' })).list).toMatchObject([expected]);
  expect(await find({ food: '没有的菜', substance: 'DDVP' })).toMatchObject({ total: 0, food: null });
});

it('leaves out the animals that its words leave out', async () => {
  await importRows('drug,class,adi_ug_per_kg_bw,animal_or_tissue,mrl_ug_per_kg', [
    '甲药,抗生素,0-5,"其他动物（牛、羊、家禽除外）",7',
    '甲药,抗生素,0-5,牛（泌乳期禁用）,9',
    '乙药,抗生素,0-5,除鱼外所有食品动物,无限制',
    '丙药,抗生素,0-5,羊,3',
  ]);
  const values = async (food: string) => (await find({ food, substance: '甲药' })).list.map(({ value }) => value);
  expect(await values('牛')).toEqual([9]);
  expect(await values('绵羊')).toEqual([]);
  expect(await values('火鸡')).toEqual([]);
  expect(await values('猪')).toEqual([7]);
  expect((await find({ food: '鲑鱼', substance: '乙药' })).total).toBe(0);
  expect((await find({ food: '猪', substance: '乙药' })).list[0]).toMatchObject({ value: null, value_text: '无限制' });
  const [sheep] = (await find({ food: '绵羊', substance: '丙药' })).list;
  expect(sheep).toMatchObject({ value: 3, via: '亚类', group_path: ['食品动物', '哺乳类食品动物', '羊'] });
  expect((await find({ food: '牛', substance: '甲药' })).list[0]).toMatchObject({
    food_text: '牛（泌乳期禁用）',
    note: '泌乳期禁用',
    unit: 'μg/kg',
  });
});

it('takes what an additive is without taking its amounts for limits', async () => {
  const tally = await importRows('name,function,cns,ins,max_use_values', [
    '番茄红素,着色剂,8.017,160d(i),0.015|0.06|按生产需要适量使用',
    '吐温,乳化剂,10.025，10.1,432434435433,1.5|2/47×100',
  ]);
  expect(tally.stored).toBe(2);
  expect(tally.doubtful.map(({ reason }) => reason)).toEqual([
    'CNS 编号补了零（8.017）',
    '最大使用量不是数字，这一个没有导入（2/47×100）',
    'CNS 编号补了零（10.025，10.1）',
    'INS 编号粘连（432434435433）',
  ]);
  await importRows('additive,food_category', ['番茄红素,调制乳']);
  const { substance, list } = await find({ food: '调制乳', substance: '番茄红素' });
  expect(substance?.info).toContainEqual({ k: 'CNS', v: '08.017' });
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ value: null, value_text: '允许使用', kind: '添加剂' });
});

const real = process.env.BEE_REAL_DATA && path.resolve(process.env.BEE_REAL_DATA, 'food-safety');
if (process.env.CI === 'true' && !real) throw new Error('BEE_REAL_DATA is not set');

(real && existsSync(real) ? describe : describe.skip)('real limits (BEE_REAL_DATA)', () => {
  type Drug = { drug: string; animal_or_tissue: string; mrl_ug_per_kg: string };
  const read = <Row>(name: string): Row[] =>
    parse(readFileSync(path.join(real ?? '', name)), { columns: true, relax_quotes: true, bom: true }) as Row[];
  const sampleOf = <Row>(rows: Row[], count: number): Row[] =>
    rows
      .map((row, at) => ({ row, order: chance('limits', at) }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ row }) => row);

  it('of veterinary drugs are what the file says, and every damaged one is refused with its reason', async () => {
    const rows = read<Drug>('vet_drug_mrl.csv');
    const tally = await importFile(path.join(real ?? '', 'vet_drug_mrl.csv'));
    const whole = rows.filter(({ mrl_ug_per_kg }) => /^(?:\d+(?:\.\d+)?(?:（.+）)?|无限制)$/.test(mrl_ug_per_kg));
    expect([tally.rows, tally.refused.length]).toEqual([rows.length, rows.length - whole.length]);
    expect(tally.stored + tally.repeated).toBe(whole.length);
    for (const { reason } of tally.refused) expect(reason).toMatch(/^限量不是数字，来源数据可能已损坏（.+）$/);
    expect(tally.refused.map(({ reason }) => reason)).toContain('限量不是数字，来源数据可能已损坏（牛）');
    expect(tally.doubtful).toEqual([]);
    for (const { drug, animal_or_tissue, mrl_ug_per_kg } of sampleOf(whole, 50)) {
      const { list } = await find({ substance: drug, kind: '兽药' });
      const here = list.filter(({ food_text }) => food_text === animal_or_tissue);
      const said = here.map(({ value, value_text }) => (value === null ? value_text : String(value)));
      expect([drug, animal_or_tissue, said]).toEqual([
        drug,
        animal_or_tissue,
        expect.arrayContaining([/^\d+/.exec(mrl_ug_per_kg) ? String(Number.parseFloat(mrl_ug_per_kg)) : mrl_ug_per_kg]),
      ]);
      expect(said).toHaveLength(
        new Set(
          whole
            .filter((row) => row.drug === drug && row.animal_or_tissue === animal_or_tissue)
            .map((row) => row.mrl_ug_per_kg),
        ).size,
      );
      expect(here.every(({ value, unit }) => (value === null ? unit === null : unit === 'μg/kg'))).toBe(true);
    }
  });

  it('of additives are the pairs of the file, without amounts', async () => {
    const pairs = read<{ additive: string; food_category: string }>('additive_food_pairs.csv');
    const tally = await importFile(path.join(real ?? '', 'additive_food_pairs.csv'));
    expect([tally.rows, tally.stored, tally.refused]).toEqual([pairs.length, pairs.length, []]);
    for (const { additive, food_category } of sampleOf(pairs, 50)) {
      const { list } = await find({ food: food_category, substance: additive, kind: '添加剂' });
      expect([additive, food_category, list.map(({ value_text }) => value_text)]).toEqual([
        additive,
        food_category,
        ['允许使用'],
      ]);
    }
  });

  it('of additives keep their facts, with the zeros that spreadsheets took', async () => {
    const additives = read<{ name: string; cns: string; max_use_values: string }>('food_additives.csv');
    const tally = await importFile(path.join(real ?? '', 'food_additives.csv'));
    expect([tally.rows, tally.stored, tally.refused]).toEqual([additives.length, additives.length, []]);
    const { substance } = await find({ substance: '番茄红素' });
    expect(substance?.info).toEqual(
      expect.arrayContaining([
        { k: '功能', v: '着色剂' },
        { k: 'CNS', v: '08.017' },
        { k: '来源列出的最大使用量（g/kg，未与食品对应）', v: '0.015、0.06、0.05、0.39、0.04' },
      ]),
    );
  });
});
