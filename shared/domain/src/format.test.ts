import {
  formatBytes,
  formatChange,
  formatCount,
  formatDay,
  formatInstant,
  formatNumber,
  formatPrice,
  padTwo,
} from './format.ts';

it('writes a dash where a number is missing, never 0', () => {
  for (const format of [formatNumber, formatPrice, formatChange, formatCount, formatBytes])
    expect(format(null)).toBe('—');
  for (const format of [formatNumber, formatBytes]) expect(format(Number.NaN)).toBe('—');
  expect(formatDay(null)).toBe('—');
});

it.each([
  [1234567.891, 2, '1,234,567.89'],
  [0, 0, '0'],
  [-0.004, 2, '0.00'],
  [-1234, 0, '-1,234'],
  [999, 0, '999'],
])('formatNumber(%d, %d) is %s', (value, decimals, text) => expect(formatNumber(value, decimals)).toBe(text));

it.each([
  [3.2, '3.20'],
  [4.45, '4.45'],
  [2.225, '2.225'],
  [1234.5, '1,234.50'],
])('formatPrice(%d) is %s', (value, text) => expect(formatPrice(value)).toBe(text));

it.each([
  [8.23, '+8.2%'],
  [-1.5, '-1.5%'],
  [0.04, '0.0%'],
  [-0.04, '0.0%'],
])('formatChange(%d) is %s', (value, text) => expect(formatChange(value)).toBe(text));

it.each([
  [9999, '9,999'],
  [12000, '1.2万'],
  [20000, '2万'],
  [340000000, '3.4亿'],
])('formatCount(%d) is %s', (value, text) => expect(formatCount(value)).toBe(text));

it.each([
  [0, '0.00B'],
  [1023, '1023.00B'],
  [1024, '1.00KB'],
  [1024 * 1024 - 6, '1023.99KB'],
  [1024 * 1024 - 1, '1.00MB'],
  [5452595, '5.20MB'],
  [1024 ** 3, '1.00GB'],
  [1024 ** 4, '1024.00GB'],
])('formatBytes(%d) is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it('pads below ten only', () => expect([0, 9, 10, 11].map(padTwo)).toEqual(['00', '09', '10', '11']));

it('reads days and instants in Shanghai', () => {
  expect(formatDay('2026-03-04')).toBe('2026年3月4日');
  expect(formatDay('2026-03-04T18:00:00Z')).toBe('2026年3月5日');
  expect(formatInstant('2026-03-04T00:30:00Z')).toBe('2026-03-04 08:30');
});
