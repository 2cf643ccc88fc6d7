import { fenOf, yuanText } from './money.ts';

describe('money', () => {
  it('is exact to the fen, there and back, for every sum up to 1,000 yuan', () => {
    for (let fen = 0; fen <= 100_000; fen++) expect(fenOf(yuanText(fen))).toBe(fen);
  });

  it('is written with two decimals', () => {
    expect([0, 7, 100, 39_793, 999_999_999_999].map(yuanText)).toEqual([
      '0.00',
      '0.07',
      '1.00',
      '397.93',
      '9999999999.99',
    ]);
  });

  it.each(['', '1', '1.0', '1.005', '-1.00', '1,000.00', '1e3', '１.００', ' 1.00'])('is not %p', (text) => {
    expect(() => fenOf(text)).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('is no %p fen', (fen) => {
    expect(() => yuanText(fen)).toThrow(RangeError);
  });
});
