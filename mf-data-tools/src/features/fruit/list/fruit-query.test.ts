import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { countFilters, fruitHref, readFruitQuery, withoutFilters } from './fruit-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const LIST = '/home/fruit/lists';

describe('address of the fruit list', () => {
  it('reads every filter of an address and writes the same address again', () => {
    const query = {
      cat: '苹果',
      area: '山东烟台',
      addr: '栖霞市',
      unit: '斤',
      date: '2026-03-04',
      q: '栖霞',
      s: 'chg_y.desc',
      p: '3',
    };
    const [path, search] = fruitHref(readFruitQuery({ type: '产地价' }, query), { page: 3 }).split('?');
    expect(path).toBe(`${LIST}/type/${encodeURIComponent('产地价')}`);
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(query);
  });

  it('has an address of its own for all kinds of prices', () => {
    expect(fruitHref(readFruitQuery({ type: '产地价' }, {}), { type: undefined })).toBe(LIST);
  });

  it.each([
    ['an address without its area', { addr: '栖霞市' }],
    ['a day that is none', { date: '2026-02-30' }],
    ['an order that no list knows', { s: 'id; drop' }],
    ['a page before the first', { p: '0' }],
    ['empty fields of a form', { q: ' ', date: '' }],
  ])('ignores %s', (_, query) => {
    expect(readFruitQuery({}, query)).toEqual(readFruitQuery({}, {}));
  });

  it('keeps kind and order when filters are cleared', () => {
    const chosen = readFruitQuery({ type: '批发价' }, { cat: '苹果', area: '山东烟台', s: 'price_avg.asc', p: '2' });
    expect(countFilters(chosen)).toBe(2);
    expect(fruitHref(withoutFilters(chosen))).toBe(`${LIST}/type/${encodeURIComponent('批发价')}?s=price_avg.asc`);
  });
});
