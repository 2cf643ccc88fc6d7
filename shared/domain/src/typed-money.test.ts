import { typedYuan } from './typed-money.ts';

describe('typed money', () => {
  it.each([
    ['99', '99.00'],
    ['99.5', '99.50'],
    ['099.', '99.00'],
    [' ￥1，280.05元 ', '1280.05'],
    ['９９．５', '99.50'],
    ['0', '0.00'],
  ])('reads %s as %s', (typed, yuan) => expect(typedYuan(typed)).toBe(yuan));

  it.each(['', '.5', '-1', '1.234', '1e3', '12345678901', '一百', '1元2'])('takes %j for no sum', (typed) =>
    expect(typedYuan(typed)).toBeNull(),
  );
});
