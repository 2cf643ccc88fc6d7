import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { countFilters, listHref, listRequest, readListQuery, withoutFilters } from './list-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const read = (query: Record<string, string>, type = '1') => readListQuery({ type }, query);

describe('address of the price list', () => {
  it('reads every filter of an address and writes the same address again', () => {
    const query = { group: '茄果类', market: 'jinan', date: '2026-03-04', q: '番茄', s: 'chg_d.desc', p: '3' };
    const address = listHref(read(query), { page: 3 });
    const [path, search] = address.split('?');
    expect(path).toBe('/home/vegetable/lists/type/1');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(query);
  });

  it('starts at page 1 again when a filter changes', () => {
    expect(listHref(read({ p: '4', group: '瓜类' }), { group: '豆类' })).toBe(
      `/home/vegetable/lists/type/1?group=${encodeURIComponent('豆类')}`,
    );
  });

  it('keeps the order when filters are cleared, and nothing else', () => {
    const chosen = read({ s: 'price_avg.asc', group: '瓜类', geo: '370000', p: '2' });
    expect(listHref(withoutFilters(chosen))).toBe('/home/vegetable/lists/type/1?s=price_avg.asc');
    expect(countFilters(chosen)).toBe(2);
  });

  it.each([
    ['a day that is none', { date: '2026-13-40' }],
    ['an area that is no code', { geo: '山东' }],
    ['an order that no list knows', { s: 'id; drop' }],
    ['a page before the first', { p: '0' }],
    ['empty fields of a form', { q: ' ', market: '', date: '' }],
  ])('ignores %s', (_, query) => {
    expect(read(query)).toEqual(read({}));
  });

  it('lets a market win over a province that a form carried along', () => {
    expect(listRequest(read({ market: 'beijing', geo: '370000' }))).toMatchObject({
      market_id: 'beijing',
      adcode: undefined,
    });
  });
});
