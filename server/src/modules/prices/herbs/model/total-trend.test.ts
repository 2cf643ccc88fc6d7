import { nameLetter } from '../../../../text/name-letter.ts';
import { totalTrend } from './present-trends.ts';
import { rarestStep, reportStep } from './report-step.ts';

const point = (series_id: number, day: string, avg: number | null, flag: string | null = null) => ({
  series_id,
  day,
  avg,
  low: null,
  high: null,
  flag,
});

describe('the total trend', () => {
  it('is the mean of the markets that quoted; a day without any is a gap', () => {
    const trend = totalTrend([point(1, 'a', 10), point(1, 'b', null), point(2, 'a', 13), point(2, 'b', null)]);
    expect(trend.map(({ avg, low, high }) => [avg, low, high])).toEqual([
      [11.5, 10, 13],
      [null, null, null],
    ]);
  });

  it('leaves doubtful quotes out', () => {
    expect(totalTrend([point(1, 'a', 10), point(2, 'a', 99, 'outlier')])[0]?.avg).toBe(10);
  });
});

it('tells daily, weekly and monthly reports apart by their mean distance', () => {
  const step = (quotes: number, first_date: string, date: string) => reportStep({ quotes, first_date, date });
  expect(step(366, '2025-01-01', '2026-01-01')).toBe('D');
  expect(step(50, '2025-01-01', '2026-01-01')).toBe('W');
  expect(step(13, '2025-01-01', '2026-01-01')).toBe('M');
  expect(step(1, '2025-01-01', '2025-01-01')).toBe('D');
  expect(rarestStep(['D', 'M', 'W'])).toBe('M');
});

it('takes the initial of the first character', () => {
  expect(['三七', '重楼', '车前子', '25头'].map(nameLetter)).toEqual(['S', 'C', 'C', '#']);
});
