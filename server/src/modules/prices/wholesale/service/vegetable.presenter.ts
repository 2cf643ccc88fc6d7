import type { PriceFlag, PriceMover, PricePoint, PriceRow, PriceSeries } from '@bee/contracts/entity/price';
import type { Source } from '@bee/contracts/shapes';
import { marketProductLink } from '../../../../page-links.ts';
import { openSpark } from '../store/open-days.ts';
import type { FigureRow } from '../store/price-figures.ts';
import type { PointRow, SeriesRow } from '../store/price-history.repository.ts';

/** @param since the sparkline leaves out days before it */
export const presentPriceRow = (row: FigureRow, since: string | null = null): PriceRow => ({
  id: String(row.id),
  product: row.product,
  group: row.group_name,
  class_id: row.class_id,
  spec: row.spec || null,
  market_id: row.market_id,
  market: row.market,
  province: row.province,
  adcode: row.adcode,
  origin: row.origin,
  price_low: row.low,
  price_avg: row.avg,
  price_high: row.high,
  unit: '元/公斤',
  original: { unit: `元/${row.unit}`, low: row.source_low, avg: row.source_avg, high: row.source_high },
  date: row.date,
  prev_date: row.prev_date,
  chg_d: row.chg_d,
  chg_w: row.chg_w,
  chg_m: row.chg_m,
  chg_y: row.chg_y,
  stale_days: row.stale_days,
  market_count: row.market_count,
  source_name: row.source_name,
  sample: row.sample,
  flag: row.flag,
  spark: openSpark(row.spark, row.date, since),
  to: marketProductLink(row.group_name, row.product),
});

export const presentMover = (row: FigureRow, since: string | null): PriceMover[] => {
  if (row.avg === null || row.chg_d === null) return [];
  return [
    {
      product: row.product,
      group: row.group_name,
      spec: row.spec || null,
      market: row.market,
      price_avg: row.avg,
      date: row.date,
      chg_pct: row.chg_d,
      market_count: row.market_count,
      spark: openSpark(row.spark, row.date, since),
      to: marketProductLink(row.group_name, row.product),
    },
  ];
};

export const presentSeries = (
  series: SeriesRow,
  points: PointRow[],
  freq: PriceSeries['freq'],
  source: Source,
): PriceSeries => ({
  id: String(series.id),
  name: series.market,
  unit: '元/公斤',
  freq,
  points: points.map(({ day, avg, low, high, flag }): PricePoint => [day, avg, low, high, flag as PriceFlag | null]),
  market_id: series.market_id,
  market: series.market,
  spec: series.spec || null,
  source,
});
