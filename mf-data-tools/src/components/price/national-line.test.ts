import type { NationalPoint } from '@bee/contracts/entity/price';
import { nationalLine, nationalSentence, withNational } from './national-line.ts';

const points: NationalPoint[] = [
  ['2026-03-03', 3, 2.8, 3.4, 17],
  ['2026-03-04', 3.1, 2.9, 3.5, 18],
];

describe('the prices of the country', () => {
  it('are a line within the middle half of the markets, in the shown unit', () => {
    const { points: line, band, unit } = nationalLine(points, 'jin');
    expect(unit).toBe('元/斤');
    expect(line.at(-1)).toEqual(['2026-03-04', 1.55]);
    expect(band?.at(-1)).toEqual(['2026-03-04', 1.45, 1.75]);
  });

  it('are columns after those of a market; days that they lack are empty, not 0', () => {
    const own = { columns: [{ title: '日期', type: 'day' as const }], rows: [['2026-03-04'], ['2026-03-02']] };
    expect(withNational(own, points, 'kg').rows).toEqual([
      ['2026-03-04', 3.1, 2.9, 3.5, 18],
      ['2026-03-02', null, null, null, null],
    ]);
  });

  it('are said with the number of markets, and not at all where there are none', () => {
    expect(nationalSentence(points, 'kg')).toBe('全国 18 个市场中位价 3.10 元/公斤，中间一半在 2.90–3.50。');
    expect(nationalSentence([], 'kg')).toBe('');
  });
});
