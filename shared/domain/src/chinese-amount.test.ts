import { chineseAmount } from './chinese-amount.ts';

describe('sums in the characters of invoices', () => {
  it.each([
    [0, '零元整'],
    [5, '伍分'],
    [50, '伍角整'],
    [105, '壹元零伍分'],
    [120, '壹元贰角整'],
    [69700, '陆佰玖拾柒元整'],
    [1000500, '壹万零伍元整'],
    [10_000_00, '壹万元整'],
    [10_0100_00, '壹拾万零壹佰元整'],
    [1_0000_0001_23, '壹亿零壹元贰角叁分'],
    [10_0000_0000_00, '壹拾亿元整'],
    [2304_0500_00, '贰仟叁佰零肆万零伍佰元整'],
  ])('writes %i fen', (fen, text) => {
    expect(chineseAmount(fen)).toBe(text);
  });
});
