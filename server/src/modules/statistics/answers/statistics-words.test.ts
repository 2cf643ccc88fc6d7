import { matchIndicator, requestedYears, subjectOf } from './find-topics.ts';
import { asksForLeast, compareFigures } from './statistics-findings.ts';

describe('the words of an indicator', () => {
  it.each([
    ['种了多少千公顷', '大豆播种面积'],
    ['哪个省种最多', '播种面积'],
    ['每亩能产多少千克', '主产品产量'],
    ['亩产', '主产品产量'],
    ['单产哪个省最高', '单位面积产量'],
    ['产了多少', '产量'],
    ['卖价最高的是哪个省', '平均出售价格'],
    ['人工要花多少钱', '人工成本'],
    ['有多少耕地', '耕地面积'],
    ['农机总动力', '农业机械总动力'],
    ['高中文化的有多少', '高中程度'],
  ])('%s asks for %s', (question, indicator) => {
    expect(matchIndicator(indicator, question)).not.toBeNull();
  });

  it.each([
    ['灌溉面积多少', '播种面积'],
    ['初中文化的有多少', '高中程度'],
    ['产值多少', '产量'],
    ['耕地承包期是多少年', '耕地面积'],
    ['耕地占用税是多少', '耕地面积'],
  ])('%s does not ask for %s', (question, indicator) => {
    expect(matchIndicator(indicator, question)).toBeNull();
  });

  it('of a yield per mu come before those of a yield per hectare', () => {
    const [mu, hectare] = ['主产品产量', '单位面积产量'].map((one) => matchIndicator(one, '亩产'));
    expect(mu?.order).toBeLessThan(hectare?.order ?? 0);
  });

  it('leave the crop of its name', () => {
    expect(subjectOf({ crop: '', indicator: '大豆播种面积' })).toBe('大豆');
    expect(subjectOf({ crop: '', indicator: '农业机械总动力' })).toBe('');
    expect(subjectOf({ crop: '苹果', indicator: '人工成本' })).toBe('苹果');
  });
});

it('reads ranges and last years as years with figures', () => {
  const series = [2016, 2017, 2018, 2019, 2020].map((year) => ({ year }));
  const asked = { series, said: ' 到 的产量', today: '2026-03-04' };
  expect(requestedYears({ years: [2017, 2019], span: null }, asked)).toEqual([2017, 2018, 2019]);
  expect(requestedYears({ years: [2017, 2019], span: null }, { ...asked, said: ' 和 的产量' })).toEqual([2017, 2019]);
  const lastThree = { from: '2023-03-05', to: '2026-03-04' };
  expect(requestedYears({ years: [], span: lastThree }, asked)).toEqual([2018, 2019, 2020]);
  expect(requestedYears({ years: [], span: { from: '2025-03-05', to: '2026-03-04' } }, asked)).toEqual([]);
});

describe('a comparison', () => {
  const figure = (name: string, value: number, year = 2020) => ({
    topic: { crop: '', indicator: '小麦播种面积', unit: '千公顷', decimals: 1 } as never,
    place: { name },
    year,
    value,
    evidence: { quote: name } as never,
  });
  const both = [figure('河南省', 5673.7), figure('山东省', 3934.4)];

  it('begins with the greater place, or the smaller if that is asked for', () => {
    const [more] = compareFigures('小麦播种面积河南和山东哪个大', both);
    expect(more?.text).toBe('2020 年**河南省更大**，比山东省多 1,739.3 千公顷（+44.2%）。');
    const [less] = compareFigures('小麦播种面积河南和山东哪个小', both);
    expect(less?.text).toBe('2020 年**山东省更小**，比河南省少 1,739.3 千公顷（-30.7%）。');
  });

  it('is not made between years', () => {
    expect(compareFigures('哪个大', [figure('河南省', 1), figure('山东省', 2, 2019)])).toEqual([]);
  });

  it('does not take 小麦 for a small one', () => {
    expect([asksForLeast('哪个小麦产量高'), asksForLeast('最少的省')]).toEqual([false, true]);
  });
});
