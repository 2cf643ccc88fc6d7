import { typedNumber, typedYuan } from './typed-number.ts';

describe('typed number', () => {
  it.each([
    ['1,280.05', 1280.05],
    ['1，280', 1280],
    ['１２８０．０５', 1280.05],
    [' 12 345.6 ', 12345.6],
    ['¥3.20', 3.2],
    ['.5', 0.5],
    ['-4', -4],
  ])('reads %s as %d', (typed, number) => expect(typedNumber(typed)).toBe(number));

  it.each(['', ' ', '1,28', '1,2800', '1e3', '0x10', '3..2', '三', '3.2公斤'])('takes %j for no number', (typed) =>
    expect(typedNumber(typed)).toBeNaN(),
  );
});

describe('typed money', () => {
  it.each([
    ['99', '99.00'],
    ['99.5', '99.50'],
    ['099.', '99.00'],
    [' ￥1，280.05元 ', '1280.05'],
    ['９９．５', '99.50'],
    ['0', '0.00'],
  ])('reads %s as %s', (typed, yuan) => expect(typedYuan(typed)).toBe(yuan));

  it.each(['', '.5', '-1', '1.234', '1e3', '12345678901', '一百', '1元2', '1,28'])('takes %j for no sum', (typed) =>
    expect(typedYuan(typed)).toBeNull(),
  );
});
