import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { countFilters, readStandardQuery, standardHref, viewHref } from './standard-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('address of the page of standards', () => {
  it('reads all filters of the list and writes the same again', () => {
    const query = {
      type: 'hb',
      cate: '检测方法',
      status: 'pending',
      year: '2021',
      ics: '67.080.20',
      ccs: 'B31',
      q: 'ny/t 9655',
      s: 'code',
      p: '3',
    };
    expect(queryOf(standardHref(readStandardQuery(query), { page: 3 }))).toEqual(query);
  });

  it('reads the limit finder and writes the same again', () => {
    const query = { view: 'limits', food: '菠菜', sub: '毒死蜱', kind: '农药', by: 'Codex' };
    expect(queryOf(standardHref(readStandardQuery(query)))).toEqual(query);
  });

  it('keeps what belongs to another view out of it', () => {
    const list = readStandardQuery({ q: '番茄', status: 'current', food: '菠菜' });
    expect(standardHref(list)).toBe(`/home/standard/lists?status=current&q=${encodeURIComponent('番茄')}`);
    expect(viewHref('check')).toBe('/home/standard/lists?view=check');
    expect(viewHref('list')).toBe('/home/standard/lists');
  });

  it('leaves out what it cannot understand, and starts anew with every change', () => {
    const query = readStandardQuery({
      type: 'x',
      status: 'y',
      year: '21',
      ics: 'abc',
      ccs: '1',
      s: 'z',
      p: '-1',
      view: 'w',
    });
    expect(countFilters(query)).toBe(0);
    expect(standardHref(query)).toBe('/home/standard/lists');
    expect(standardHref(readStandardQuery({ p: '4' }), { status: 'draft' })).toBe('/home/standard/lists?status=draft');
  });
});
