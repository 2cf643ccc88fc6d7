import { activeFilters, listParams, readListState } from './list-state.ts';

describe('the state of a list in its address', () => {
  it('keeps what the list knows', () => {
    const query = { tag: '番茄', level: '省', validity: 'pending', year: '2024', q: ' 种子 ', s: 'hot', p: '3' };
    expect(readListState(query)).toEqual({
      tag: '番茄',
      level: '省',
      validity: 'pending',
      year: '2024',
      q: '种子',
      s: 'hot',
      p: 3,
    });
  });

  it.each([
    [{ level: '国际' }],
    [{ validity: 'toString' }],
    [{ year: '24' }],
    [{ org: '长'.repeat(61) }],
    [{ s: 'price' }],
    [{ p: '0' }],
    [{ p: '1.5' }],
    [{ p: '99999' }],
    [{ q: '   ' }],
  ])('leaves out %j, as if it were not there', (query: Record<string, string>) => {
    expect(readListState(query)).toEqual({ p: 1 });
  });

  it('goes back to the first page when a filter changes, and keeps the rest', () => {
    const state = readListState({ level: '省', q: '种子', p: '4' });
    expect(listParams(state, { year: '2024' })).toEqual({ level: '省', q: '种子', year: '2024' });
    expect(listParams(state, { level: undefined })).toEqual({ q: '种子' });
  });

  it('turns pages without touching the filters; the first page has no number', () => {
    const state = readListState({ level: '省', p: '4' });
    expect(listParams(state, { p: 5 })).toEqual({ level: '省', p: '5' });
    expect(listParams(state, { p: 1 })).toEqual({ level: '省' });
  });

  it('counts filters, not order or page', () => {
    expect(activeFilters(readListState({ level: '省', q: '种子', s: 'hot', p: '2' }))).toBe(2);
  });
});
