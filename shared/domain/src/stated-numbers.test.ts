import { isAmong, numbersIn } from './stated-numbers.ts';

const stated = (text: string) => numbersIn(text).filter(({ certain }) => certain);
const said = (text: string) => stated(text).map(({ text: one, value }) => [one, value]);
/** Numbers in a text that the source does not contain. */
const unknown = (text: string, source: string) => {
  const known = numbersIn(source);
  return stated(text)
    .filter((one) => !isAmong(known, one))
    .map(({ text: one }) => one);
};

describe('numbers of a text', () => {
  it('are read with separators, 万, 亿, percent and full-width digits', () => {
    expect(said('产量 1,234.5 吨，面积1.2万亩，产值３亿元，增长 5.6%')).toEqual([
      ['1,234.5', 1234.5],
      ['1.2万', 12_000],
      ['3亿', 3e8],
      ['5.6%', 5.6],
    ]);
  });

  it('are read in Chinese where something is counted', () => {
    expect(said('处二千元以上二万元以下罚款，第三十一条，百分之十五，二〇二四年，三十万吨')).toEqual([
      ['二千', 2000],
      ['二万', 20_000],
      ['第三十一', 31],
      ['百分之十五', 15],
      ['二〇二四', 2024],
      ['三十万', 300_000],
    ]);
    expect(said('十分重要的一些百姓，千万不要，数十万吨，一方面')).toEqual([]);
  });

  it('are neither marks of a list nor parts of a name', () => {
    expect(said('1. 番茄\n2、黄瓜\n维生素B12，PM2.5')).toEqual([]);
  });
});

describe('a number of an answer', () => {
  it.each([
    ['12,000 吨', '1.2万吨'],
    ['2万元', '处二千元以上二万元以下罚款'],
    ['5.2 元', '均价 5.20'],
    ['5%', '百分之五'],
    ['2026年3月4日', '2026-03-04'],
    ['2023-2024 年', '2023年至2024年'],
    ['增长 5.2%', '同比（%）：5.2'],
  ])('%s stands in %s', (text, source) => expect(unknown(text, source)).toEqual([]));

  it.each([
    ['5.3 元', '均价 5.20', ['5.3']],
    ['4 元', '2026-03-04 均价 5.20', ['4']],
    ['5 元', '增长 5%', ['5']],
    ['1.2亿吨', '1.2万吨', ['1.2亿']],
    ['12 元', '均价 120', ['12']],
  ])('%s does not stand in %s', (text, source, numbers) => expect(unknown(text, source)).toEqual(numbers));
});
