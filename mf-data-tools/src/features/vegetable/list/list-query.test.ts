import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { listHref, listQuery, listRequest, readListQuery } from './list-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const read = (query: Record<string, string>, type = '1') => readListQuery({ type }, query);

describe('address of the price list', () => {
  it('starts at page 1 again when a filter changes', () => {
    expect(listHref(read({ p: '4', group: '瓜类' }), { group: '豆类' })).toBe(
      `/home/vegetable/lists/type/1?group=${encodeURIComponent('豆类')}`,
    );
  });

  it('keeps type and order when filters are cleared, and nothing else', () => {
    const chosen = read({ s: 'price_avg.asc', group: '瓜类', geo: '370000', p: '2' }, '2');
    expect(listHref(listQuery.cleared(chosen))).toBe('/home/vegetable/lists/type/2?s=price_avg.asc');
    expect(listQuery.active(chosen)).toBe(2);
  });

  it('lets a market win over a province that a form carried along', () => {
    const { market_id, adcode } = { adcode: undefined, ...listRequest(read({ market: 'beijing', geo: '370000' })) };
    expect([market_id, adcode]).toEqual(['beijing', undefined]);
  });
});
