import { newsQuery, policyQuery, reportQuery } from './list-query.ts';

describe('the state of a list in its address', () => {
  it('keeps known values', () => {
    const query = { level: '省', validity: 'pending', year: '2024', q: ' 种子 ', s: 'hot', p: '3' };
    expect(policyQuery.read(query)).toEqual({
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
  ])('drops %j, as if it were absent', (query: Record<string, string>) => {
    expect(policyQuery.read(query)).toEqual({ s: 'new', p: 1 });
  });

  it('resets the page number when a filter changes, and keeps the rest', () => {
    const state = policyQuery.read({ level: '省', q: '种子', p: '4' });
    expect(policyQuery.write(state, { year: '2024' })).toEqual({ level: '省', q: '种子', year: '2024' });
    expect(policyQuery.write(state, { level: undefined })).toEqual({ q: '种子' });
  });

  it('changes the page without changing the filters; the first page has no number', () => {
    const state = policyQuery.read({ level: '省', p: '4' });
    expect(policyQuery.write(state, { p: 5 })).toEqual({ level: '省', p: '5' });
    expect(policyQuery.write(state, { p: 1 })).toEqual({ level: '省' });
  });

  it('counts filters, not sort order or page', () => {
    expect(policyQuery.active(policyQuery.read({ level: '省', q: '种子', s: 'hot', p: '2' }))).toBe(2);
  });

  it("requests news with the request's field names", () => {
    const query = { cate: '种植', tag: 't1', level: '省', year: '2024', q: '种子', s: 'hot', p: '3' };
    expect(newsQuery.request(newsQuery.read(query))).toEqual({
      cate_id: '种植',
      tag_id: 't1',
      year: '2024',
      kw: '种子',
      sort: 'hot',
      page: 3,
    });
  });
});

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
