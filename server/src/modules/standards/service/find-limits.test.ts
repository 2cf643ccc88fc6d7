import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { limitFile } from '../../../sample/standards/standard-files.ts';
import { standardsOfProduct } from '../store/standards-of-product.ts';

jest.setTimeout(120_000);

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
});
afterAll(() => test?.close());

type Answer = DataFor<'standard/findLimits'>;
const find = async (request: object) => (await test.call('standard/findLimits', request)).body.data as Answer;
const brief = ({ list }: Answer) =>
  list.map(({ authority, food, via, value, applies }) => [authority, food, via, value, applies]);

describe('the limit finder', () => {
  it('rolls a food up through its groups; the closest level of an authority applies', async () => {
    expect(brief(await find({ food: '菠菜', substance: '氯氰菊酯' }))).toEqual([
      ['GB', '叶菜类蔬菜', '亚类', 1.8, true],
      ['GB', '蔬菜', '类别', 0.4, false],
      ['Codex', '叶菜类蔬菜', '亚类', 0.8, true],
    ]);
    expect(brief(await find({ food: '番茄', substance: '毒死蜱' }))).toEqual([['GB', '蔬菜', '类别', 0.02, true]]);
    expect(brief(await find({ food: '菠菜', substance: '阿维菌素', authority: 'GB' }))).toEqual([
      ['GB', '菠菜', '食品', 0.06, true],
      ['GB', '叶菜类蔬菜', '亚类', 0.04, false],
    ]);
  });

  it('knows foods and substances by their other names, and a group by itself', async () => {
    const byName = await find({ food: '番茄' });
    expect(byName.food).toMatchObject({
      title: '番茄',
      path: [{ title: '蔬菜' }, { title: '茄果类蔬菜' }, { title: '番茄' }],
    });
    expect(brief(await find({ food: '西红柿' }))).toEqual(brief(byName));
    expect((await find({ substance: 'afb1' })).substance?.name).toBe('黄曲霉毒素B1');
    expect(brief(await find({ food: '叶菜类蔬菜', substance: '氯氰菊酯', authority: 'GB' }))[0]).toEqual([
      'GB',
      '叶菜类蔬菜',
      '亚类',
      1.8,
      true,
    ]);
  });

  it('names clause, standard and unit with every number', async () => {
    const { list } = await find({ food: '大米', substance: '镉', authority: 'GB' });
    expect(list[0]).toMatchObject({
      value: 0.18,
      unit: 'mg/kg',
      clause: '表2 第2项',
      group_path: ['谷物', '稻类', '大米'],
      standard: { code: 'GB 92762-2022', status: 'current' },
      sample: true,
    });
    const [germ] = (await find({ food: '即食果蔬', substance: '沙门氏菌' })).list;
    expect(germ).toMatchObject({ value: null, value_text: '不得检出', note: '/25g' });
  });

  it('lists all foods of a substance, counted by kind and authority', async () => {
    const { total, facets, list } = await find({ substance: '铅', limit: 100 });
    const expected = limitFile.read().filter(({ substance }) => substance.name === '铅');
    expect(total).toBe(expected.length);
    expect(new Set(list.map(({ food, value }) => `${food}=${value}`))).toEqual(
      new Set(expected.map(({ place, value }) => `${place.path.at(-1)}=${value}`)),
    );
    expect(facets?.authority?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('suggests names where one is not known, and finds nothing', async () => {
    const food = await find({ food: '有机菠菜' });
    expect([food.total, food.food]).toEqual([0, null]);
    expect(food.foods_like.map(({ title }) => title)).toContain('菠菜');
    const both = await find({ food: '菠菜', substance: '苯甲' });
    expect([both.total, both.food?.title, both.substance]).toEqual([0, '菠菜', null]);
    expect(both.substances_like.map(({ name }) => name)).toContain('苯甲酸及其钠盐');
  });

  it('wants a food or a substance', async () => {
    const { body } = await test.call('standard/findLimits', {});
    expect(body.success).toBe(false);
    expect(body.msg).toContain('食品或物质');
    for (const food of ['%', "'", '\\', '（'.repeat(30)])
      expect((await test.call('standard/findLimits', { food })).body.success).toBe(true);
  });

  it('has its tree with parents before children, and its substances by kind', async () => {
    const foods = (await test.call('standard/getLimitFoods')).body.data as DataFor<'standard/getLimitFoods'>;
    const seen = new Set<string>();
    for (const { id, parent_id } of foods) {
      expect(parent_id === null || seen.has(parent_id)).toBe(true);
      seen.add(id);
    }
    expect(foods.filter(({ level }) => level === '食品').length).toBeGreaterThan(100);
    const { body } = await test.call('standard/getLimitSubstances', { kind: '重金属' });
    expect((body.data as DataFor<'standard/getLimitSubstances'>).map(({ name }) => name)).toContain('无机砷');
  });
});

describe('standards of a product', () => {
  it('are those in force that name it, with its limits as a food', async () => {
    const found = await standardsOfProduct(test.database.db, ['番茄', '西红柿'], '2026-03-04');
    expect(found).toMatchObject({ name: '番茄', limits: { food: '番茄' }, sample: true });
    expect(found?.list.every(({ status }) => status === 'current')).toBe(true);
    expect(found?.list.some(({ title }) => title.includes('番茄'))).toBe(true);
  });

  it('are found by another name, and null where there is nothing', async () => {
    expect((await standardsOfProduct(test.database.db, ['不存在的菜', '番茄'], '2026-03-04'))?.total).toBeGreaterThan(
      0,
    );
    expect(await standardsOfProduct(test.database.db, ['不存在的菜'], '2026-03-04')).toBeNull();
    expect(await standardsOfProduct(test.database.db, ['', ' '], '2026-03-04')).toBeNull();
  });
});
