import { reportQuery } from './report-list-query.ts';

describe('the state of a report list in its address', () => {
  it('keeps known values', () => {
    const query = {
      cate: '蔬菜',
      month: '2026-03',
      pages: '20',
      access: 'vip',
      q: ' 价格 ',
      not: '三七',
      s: 'hot',
      p: '3',
    };
    expect(reportQuery.read(query)).toEqual({ ...query, q: '价格', p: 3 });
  });

  it.each([
    [{ month: '2026-13' }],
    [{ month: '2026-3' }],
    [{ pages: '-5' }],
    [{ pages: '20000' }],
    [{ access: 'root' }],
    [{ year: '24' }],
    [{ org: '长'.repeat(61) }],
    [{ s: 'price' }],
    [{ p: '0' }],
    [{ not: '   ' }],
  ])('drops %j, as if it were absent', (query: Record<string, string>) => {
    expect(reportQuery.read(query)).toEqual({ s: 'new', p: 1 });
  });

  it('resets the page number when a filter changes, and keeps the rest', () => {
    const state = reportQuery.read({ cate: '蔬菜', not: '三七', p: '4' });
    expect(reportQuery.write(state, { year: '2026' })).toEqual({ cate: '蔬菜', not: '三七', year: '2026' });
    expect(reportQuery.write(state, { p: 5 })).toEqual({ cate: '蔬菜', not: '三七', p: '5' });
    expect(reportQuery.write(state, { p: 1, cate: undefined })).toEqual({ not: '三七' });
  });

  it('counts filters, not sort order or page', () => {
    expect(reportQuery.active(reportQuery.read({ cate: '蔬菜', month: '2026-03', not: 'x', s: 'hot', p: '2' }))).toBe(
      3,
    );
  });
});
