import { problemOf, readTradeQuery, tradeParams } from './trade-query.ts';

describe('address of a trade query', () => {
  it('never uses a dimension twice', () => {
    expect(readTradeQuery({ row: 'period', col: 'period' })).toMatchObject({ row: 'period', col: 'hs' });
    expect(readTradeQuery({ row: 'partner', col: 'partner' })).toMatchObject({ row: 'partner', col: 'period' });
  });

  it('accepts pasted codes, and a country in lower case', () => {
    expect(readTradeQuery({ hs: '0810, 0803，0709 0810', geo: 'th' })).toMatchObject({
      hs: ['0810', '0803', '0709'],
      partners: ['TH'],
    });
  });

  it('converts periods to the frequency of the query', () => {
    expect(readTradeQuery({ freq: 'Y', from: '2021-05' }).from).toBe('2021');
    expect(readTradeQuery({ from: '2021' }).from).toBe('2021-01');
    expect(readTradeQuery({ from: '2021-13' }).from).toBeUndefined();
  });
});

describe('an invalid query', () => {
  it.each([
    ['letters in a code', { hs: '0810A' }, /“0810A”不是 HS 编码/],
    ['three digits', { hs: '081' }, /“081”不是 HS 编码/],
    ['eleven digits', { hs: '08106000123' }, /2、4、6、8 或 10 位/],
    [
      'too many codes',
      { hs: Array.from({ length: 21 }, (_, code) => 1001 + code).join('~') },
      /最多 20 个商品编码，现有 21 个/,
    ],
    ['an end before the beginning', { hs: '0810', from: '2025-01', to: '2024-01' }, /晚于结束时期/],
  ])('has a message: %s', (_, query, said) => {
    expect(problemOf(readTradeQuery(query))).toMatch(said);
  });

  it('is valid with a code and a period', () => {
    expect(problemOf(readTradeQuery({ hs: '0810', from: '2024-01', to: '2024-01' }))).toBeNull();
  });

  it('keeps a rejected code in the address, so that it can be removed', () => {
    expect(tradeParams(readTradeQuery({ hs: '0810~081' }))).toEqual({ hs: '0810~081' });
  });
});
