import type { PriceFlag, PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import type { Source } from '@bee/contracts/shapes';
import type { PointRow } from '../../wholesale/store/price-history.repository.ts';
import type { HerbSeries } from '../store/herbs.repository.ts';

/** 总趋势 over all markets first, then the lines of the selected markets. */
export const presentTrends = (
  { spec }: HerbSeries,
  shown: HerbSeries[],
  points: PointRow[],
  freq: PriceSeries['freq'],
  source: Source,
): PriceSeries[] => {
  const same = { unit: '元/公斤', freq, spec: spec || null, source };
  return [
    { ...same, id: 'all', name: '总趋势', market_id: 'all', market: '总趋势', points: totalTrend(points).map(point) },
    ...shown.map((series) => ({
      ...same,
      id: String(series.id),
      name: series.market,
      market_id: series.market_id,
      market: series.market,
      points: points.filter(({ series_id }) => series_id === series.id).map(point),
    })),
  ];
};

const point = ({ day, avg, low, high, flag }: Omit<PointRow, 'series_id'>): PricePoint => [
  day,
  avg,
  low,
  high,
  flag as PriceFlag | null,
];

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
