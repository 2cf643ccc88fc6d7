import { buildChoices } from '../price-factories.ts';
import { listDay, listTitle } from './list-head.ts';
import { readListQuery } from './list-query.ts';

const title = (query: Record<string, string>, type = '1') => listTitle(readListQuery({ type }, query), buildChoices());

describe('title of the price list', () => {
  it('names the active filters', () => {
    expect(title({})).toBe('蔬果批发价格');
    expect(title({ geo: '110000', group: '茄果类' })).toBe('北京市茄果类批发价格');
    expect(title({ market: 'beijing' })).toBe('北京市场蔬果批发价格');
    expect(title({ q: '番茄' })).toBe('“番茄”蔬果批发价格');
    expect(title({}, '2')).toBe('蔬果产地价');
  });

  it('is for the newest day by default', () => {
    expect(listDay(readListQuery({}, {}), buildChoices())).toBe('2026-03-04');
    expect(listDay(readListQuery({}, { date: '2026-02-01' }), buildChoices())).toBe('2026-02-01');
  });
});
