import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { listHref, listQuery, listRequest, readListQuery } from './list-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const read = (query: Record<string, string>, type = '1') => readListQuery({ type }, query);

describe('address of the price list', () => {
  it('resets the page number when a filter changes', () => {
    expect(listHref(read({ p: '4', group: '瓜类' }), { group: '豆类' })).toBe(
      `/home/vegetable/lists/type/1?group=${encodeURIComponent('豆类')}`,
    );
  });

  it('keeps only type and sort order when filters are cleared', () => {
    const chosen = read({ s: 'price_avg.asc', group: '瓜类', geo: '370000', p: '2' }, '2');
    expect(listHref(listQuery.cleared(chosen))).toBe('/home/vegetable/lists/type/2?s=price_avg.asc');
    expect(listQuery.active(chosen)).toBe(2);
  });

  it('overrides the province of a form by the market', () => {
    const { market_id, adcode } = { adcode: undefined, ...listRequest(read({ market: 'beijing', geo: '370000' })) };
    expect([market_id, adcode]).toEqual(['beijing', undefined]);
  });
});
