import { weekOf } from '@bee/domain/calendar-day';
import type { Detail } from './detail-query.ts';
import { hasSeason, partOfMonth, seasonSummary } from './season-summary.ts';

const season = Array.from({ length: 52 }, (_, index) => {
  const avg = index + 1 === 6 ? 6 : index + 1 === 25 ? 2 : 4;
  return { week: index + 1, min: avg - 1, avg, max: avg + 1, years: 5 };
});
const latest = { market: '北京市场', date: '2026-02-04', price_avg: 6.6 } as Detail['latest'];

describe('the seasonal pattern of a product', () => {
  it('shows when it is expensive and cheap, and compares today with the same week', () => {
    expect(seasonSummary(season, latest, 'kg')).toBe(
      '北京市场近 5 年，通常2月上旬（第 6 周，均价 6.00）最贵，6月下旬（第 25 周，均价 2.00）最便宜，单位元/公斤。' +
        '本周（第 6 周）历年均价 6.00，当前与之相比 +10.0%。',
    );
  });

  it('is not derived from a single year or a few weeks', () => {
    expect(hasSeason(season.map((week) => ({ ...week, years: 1 })))).toBe(false);
    expect(seasonSummary(season.slice(0, 20), latest, 'kg')).toBe('');
  });

  it('uses ISO 8601 weeks', () => {
    expect([weekOf('2026-01-01'), weekOf('2027-01-01'), weekOf('2024-12-30')]).toEqual([1, 53, 1]);
    expect(partOfMonth(1)).toBe('1月上旬');
  });
});
