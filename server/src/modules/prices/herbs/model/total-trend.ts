import type { PointRow } from '../../wholesale/store/price-history.repository.ts';

/** Daily mean of the market averages with their range; a day without valid quotes is a gap. */
export const totalTrend = (points: readonly PointRow[]): Omit<PointRow, 'series_id'>[] => {
  const days = new Map<string, number[]>();
  for (const { day, avg, flag } of points) {
    const quoted = days.get(day) ?? [];
    if (avg !== null && flag === null) quoted.push(avg);
    days.set(day, quoted);
  }
  return [...days].map(([day, quoted]) => {
    if (quoted.length === 0) return { day, avg: null, low: null, high: null, flag: null };
    const mean = quoted.reduce((sum, one) => sum + one, 0) / quoted.length;
    return { day, avg: Math.round(mean * 100) / 100, low: Math.min(...quoted), high: Math.max(...quoted), flag: null };
  });
};
