import { buildRelation, buildRow } from '../../testing/herb-factories.ts';
import { gradeCurve } from './grade-curve.ts';
import { buildMatrix } from './price-matrix.ts';

const rows = buildMatrix(['60头', '80头', '冬七60头', '花'].map((spec) => buildRow(spec, '文山', 100)))?.rows ?? [];

describe('the curve of grades', () => {
  it('positions the current value and the usual band relative to the median, on an axis that contains all of them', () => {
    const { points, reach, summary } = gradeCurve(rows, [buildRelation('80头')]);
    expect(points.map(({ spec }) => spec)).toEqual(['60头', '80头', '花']);
    expect(reach).toBe(10);
    const place = points.find(({ spec }) => spec === '80头')?.place;
    expect(place?.now).toBeGreaterThan(place?.high ?? 100);
    expect(place?.low).toBeLessThan(50);
    expect(summary).toBe('按与60头的比价，现在80头偏贵。');
  });

  it('states what is unknown', () => {
    const { points, summary } = gradeCurve(rows, [buildRelation('80头', { usual: null, days: 3 })]);
    expect(points.every(({ place }) => place === null)).toBe(true);
    expect(summary).toContain('历史报价还不够');
  });
});
