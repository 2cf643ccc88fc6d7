import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { herbsHref, herbsQuery, readHerbsQuery, withoutFilters } from './herbs-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

it('a lower-case letter is accepted', () => {
  expect(readHerbsQuery({ letter: 'j' }).letter).toBe('J');
});

it('market and sort order are kept when filters are cleared; the open chart closes', () => {
  const chosen = readHerbsQuery({ market: 'anguo', herb: '金银花', s: 'chg_y.desc', p: '2', open: '12', t: '3y' });
  expect(herbsQuery.active(chosen)).toBe(1);
  expect(herbsHref(withoutFilters(chosen))).toBe('/home/herbs/lists?market=anguo&s=chg_y.desc');
});
