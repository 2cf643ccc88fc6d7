import type { ChartLine } from '@bee/ui/data';
import { type Formula, formulasText, movedFormulas, readFormulas } from '../address/formula.ts';
import { calculatedLines } from './calculated-lines.ts';

const line = (id: string, unit: string, values: (number | null)[], parts?: ChartLine['parts']): ChartLine => ({
  id,
  name: id,
  unit,
  points: values.map((value, place) => [`${2022 + place}-01-01`, value]),
  ...(parts && { parts }),
});

const output = line('产量', '万吨', [100, 110, null, 99]);
const imports = line('进口', '吨', [500_000, 0, 100_000, 990_000]);
const people = line('人口', '万人', [1000, 1000, 1000, 1000]);
const price = line('价格', '元/公斤', [4, 5, 6, 7]);
const lines = [output, imports, people, price];

const calculate = (text: string, of: readonly ChartLine[] = lines) =>
  calculatedLines(
    of,
    readFormulas(text),
    of.map((_, place) => place + 1),
  ).map(({ name, unit, formula, points }) => [name, unit, formula, points.map(([, value]) => value)]);

describe('a calculated series', () => {
  it.each([
    ['yoy(1)', ['产量 同比', '%', '(1 ÷ 上年同期的 1 − 1) × 100', [null, 10, null, null]]],
    ['idx(1)', ['产量 指数', '起点 = 100', '1 ÷ 起点的 1 × 100', [100, 110, null, 99]]],
    ['share(2,1)', ['进口 占 产量', '%', '2 ÷ 1（换算为吨） × 100', [50, 0, null, 100]]],
    ['sum(1,2)', ['产量 与 进口 合计', '万吨', '1 + 2（换算为万吨）', [150, 110, null, 198]]],
    ['ratio(1,2)', ['产量 比 进口', '倍', '1 ÷ 2（换算为万吨）', [2, null, null, 1]]],
    ['ratio(1,4)', ['产量 比 价格', '万吨/元/公斤', '1 ÷ 4', [25, 22, null, 14.1428571429]]],
    ['per(1,3)', ['产量 人均', '公斤/人', '1 ÷ 3（人）', [100, 110, null, 99]]],
  ])('%s has its formula, unit and values', (text, expected) => {
    expect(calculate(text)).toEqual([expected]);
  });

  it('is left out where the units do not fit or a series is missing', () => {
    expect(calculate('sum(1,4)~share(4,1)~per(1,4)~ratio(1,9)')).toEqual([]);
  });

  it('has no value for a period that is covered in part', () => {
    const partial = line('产量', '万吨', [100, 110], { '2023-01-01': '1-10月' });
    expect(calculate('sum(1,2)', [partial, line('其他', '万吨', [1, 1])])[0]?.[3]).toEqual([101, null]);
  });
});

describe('formulas of an address', () => {
  it('are written as they are read; invalid ones and duplicates are dropped', () => {
    const text = 'share(1,2)~yoy(3)';
    expect(formulasText(readFormulas(text))).toBe(text);
    expect(readFormulas('yoy(1)~yoy(1)~yoy(1,2)~share(1,1)~share(0,1)~rm(1)~x')).toEqual([{ kind: 'yoy', of: [1] }]);
  });

  it('follow their series when those are moved, and go with those that are removed', () => {
    const formulas: Formula[] = readFormulas('share(1,2)~yoy(3)');
    expect(formulasText(movedFormulas(formulas, ['a', 'b', 'c'], ['c', 'a', 'b']))).toBe('share(2,3)~yoy(1)');
    expect(formulasText(movedFormulas(formulas, ['a', 'b', 'c'], ['a', 'c']))).toBe('yoy(2)');
  });
});
