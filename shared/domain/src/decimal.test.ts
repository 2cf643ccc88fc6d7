import { decimalOf, decimalText, divide, multiply, parseDecimal, percentOf, roundTo } from './decimal.ts';

const exact = (text: string) => parseDecimal(text) ?? -1n;

describe('exact decimals', () => {
  it('add without the error of binary fractions', () => {
    expect(exact('0.1') + exact('0.2')).toBe(exact('0.3'));
    expect(decimalText(multiply(exact('1.005'), exact('1000')), 2)).toBe('1,005.00');
  });

  it('are read as people write them', () => {
    expect(parseDecimal('1,234,567.89')).toBe(1_234_567_890_000n);
    expect(parseDecimal(' 12 ')).toBe(12_000_000n);
    expect(parseDecimal('-0.5')).toBe(-500_000n);
  });

  it.each(['', 'abc', '1.2.3', '1e5', '1,23', '0.1234567', '1234567890123456', '１２'])('refuse %p', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('round halves away from zero', () => {
    expect(decimalText(exact('0.125'))).toBe('0.13');
    expect(decimalText(exact('-0.125'))).toBe('-0.13');
    expect(decimalText(exact('0.124999'))).toBe('0.12');
    expect(roundTo(exact('2.675'), 2)).toBe(exact('2.68'));
  });

  it('take percentages and quotients', () => {
    expect(percentOf(exact('123456.78'), decimalOf(5.5))).toBe(exact('6790.1229'));
    expect(decimalText(divide(exact('10'), exact('3')), 4)).toBe('3.3333');
    expect(decimalText(divide(exact('20'), exact('3')), 4)).toBe('6.6667');
  });

  it('write what rounds to nothing without a sign that it has lost', () => {
    expect(decimalText(exact('-0.001'))).toBe('0.00');
    expect(decimalText(exact('1234567.5'), 0)).toBe('1,234,568');
  });
});
