import { activeFilters, readReportListState, reportListParams } from './report-list-state.ts';

describe('the state of a report list in its address', () => {
  it('keeps what the list knows', () => {
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
    expect(readReportListState(query)).toEqual({ ...query, q: '价格', p: 3 });
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
  ])('leaves out %j, as if it were not there', (query: Record<string, string>) => {
    expect(readReportListState(query)).toEqual({ p: 1 });
  });

  it('goes back to the first page when a filter changes, and keeps the rest', () => {
    const state = readReportListState({ cate: '蔬菜', not: '三七', p: '4' });
    expect(reportListParams(state, { year: '2026' })).toEqual({ cate: '蔬菜', not: '三七', year: '2026' });
    expect(reportListParams(state, { p: 5 })).toEqual({ cate: '蔬菜', not: '三七', p: '5' });
    expect(reportListParams(state, { p: 1, cate: undefined })).toEqual({ not: '三七' });
  });

  it('counts conditions, not order or page', () => {
    expect(activeFilters(readReportListState({ cate: '蔬菜', month: '2026-03', not: 'x', s: 'hot', p: '2' }))).toBe(3);
  });
});
