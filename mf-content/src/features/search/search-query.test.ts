import { readSearch, searchQuery } from './search-query.ts';

describe('the state of a search in its address', () => {
  it('takes the keyword from the path, else from the form', () => {
    expect(readSearch({ keyword: '番茄' }, { keyword: '白菜' }).keyword).toBe('番茄');
    expect(readSearch({}, { keyword: ' 白菜 ' }).keyword).toBe('白菜');
    expect(readSearch({ keyword: '   ' }, {}).keyword).toBe('');
    expect(readSearch({ keyword: '长'.repeat(200) }, {}).keyword).toHaveLength(100);
  });

  it('searches everything when the kind is unknown', () => {
    expect(readSearch({}, { name: 'policy' }).name).toBe('policy');
    expect(readSearch({}, { name: 'price' }).name).toBe('price');
    expect(readSearch({}, { name: 'no_such_kind' }).name).toBeUndefined();
  });

  it('keeps kind and order across pages, and resets the page when either changes', () => {
    const state = readSearch({ keyword: '番茄' }, { name: 'policy', s: 'new', p: '3' });
    expect(searchQuery.write(state, { p: 4 })).toEqual({ keyword: '番茄', name: 'policy', s: 'new', p: '4' });
    expect(searchQuery.write(state, { name: undefined })).toEqual({ keyword: '番茄', s: 'new' });
    expect(searchQuery.write(state, { s: 'rank' })).toEqual({ keyword: '番茄', name: 'policy' });
  });
});
