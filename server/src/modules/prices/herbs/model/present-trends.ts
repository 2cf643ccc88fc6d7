import type { PriceFlag, PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import type { Source } from '@bee/contracts/shapes';
import type { PointRow } from '../../wholesale/store/price-history.repository.ts';
import type { HerbSeries } from '../store/herbs.repository.ts';
import { totalTrend } from './total-trend.ts';

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
