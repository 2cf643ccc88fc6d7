import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { fruitHref, fruitQuery, readFruitQuery } from './fruit-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const LIST = '/home/fruit/lists';

it('all kinds of prices have their own address', () => {
  expect(fruitHref(readFruitQuery({ type: '产地价' }, {}), { type: undefined })).toBe(LIST);
});

it('kind and sort order are kept when filters are cleared', () => {
  const chosen = readFruitQuery({ type: '批发价' }, { cate: '苹果', area: '山东烟台', s: 'price_avg.asc', p: '2' });
  expect(fruitQuery.active(chosen)).toBe(2);
  expect(fruitHref(fruitQuery.cleared(chosen))).toBe(`${LIST}/type/${encodeURIComponent('批发价')}?s=price_avg.asc`);
});
