import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { countFilters, herbsHref, readHerbsQuery } from './herbs-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('address of the table of herbs', () => {
  it('reads filters, the open chart and its view, and writes the same again', () => {
    const query = {
      cate: '花类',
      letter: 'J',
      market: 'anguo',
      herb: '金银花',
      s: 'chg_y.desc',
      p: '2',
      open: '12',
      t: '3y',
      u: 'jin',
      tab: 'table',
      cmp: 'bozhou~anguo',
    };
    expect(queryOf(herbsHref(readHerbsQuery(query), { page: 2 }))).toEqual(query);
  });

  it('says nothing of a view when no chart is open', () => {
    expect(herbsHref(readHerbsQuery({ t: '3y', tab: 'table' }))).toBe('/home/herbs/lists');
  });

  it('takes a small letter for its capital and ignores what is no letter', () => {
    expect(readHerbsQuery({ letter: 'j' }).letter).toBe('J');
    expect(countFilters(readHerbsQuery({ letter: 'ab' }))).toBe(0);
    expect(countFilters(readHerbsQuery({ letter: '1', s: 'x' }))).toBe(0);
  });
});
