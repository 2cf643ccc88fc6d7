import { z } from 'zod';
import { day, source } from '../shapes.ts';
import { link } from './link.ts';

/** 1 wholesale price, 2 producing-area price, 3 market weekly report, 4 supply and demand. */
export const vegetableTypes = ['1', '2', '3', '4'] as const;

/** Why a quote is doubtful: its average is outside of its own range, or far from the surrounding days. */
export const priceFlag = z.enum(['avg_out_of_range', 'outlier']);

/** A price as its source wrote it, before conversion to 元/公斤. */
const originalPrice = z.object({
  unit: z.string(),
  low: z.number().nullable(),
  avg: z.number().nullable(),
  high: z.number().nullable(),
});

/**
 * One quote: prices in 元/公斤, changes in percent (null without an earlier quote within 7 days of the compared day).
 */
export const priceRow = z.object({
  id: z.string(),
  product: z.string(),
  group: z.string(),
  class_id: z.string(),
  spec: z.string().nullable(),
  market_id: z.string(),
  market: z.string(),
  province: z.string().nullable(),
  adcode: z.string().nullable(),
  origin: z.string().nullable(),
  price_low: z.number().nullable(),
  price_avg: z.number().nullable(),
  price_high: z.number().nullable(),
  unit: z.literal('元/公斤'),
  original: originalPrice,
  date: day,
  prev_date: day.nullable(),
  chg_d: z.number().nullable(),
  chg_w: z.number().nullable(),
  chg_m: z.number().nullable(),
  chg_y: z.number().nullable(),
  /** Days between this quote and the newest day of the data set. */
  stale_days: z.number().int(),
  /** Markets that quote this product. */
  market_count: z.number().int(),
  source_name: z.string(),
  sample: z.boolean(),
  flag: priceFlag.nullable(),
  /** Averages of the 30 days up to `date`, oldest first; a day without a quote is null. */
  spark: z.array(z.number().nullable()),
  to: link,
});

export const priceMover = z.object({
  product: z.string(),
  group: z.string(),
  spec: z.string().nullable(),
  market: z.string(),
  price_avg: z.number(),
  date: day,
  /** Percent change from the previous quote. */
  chg_pct: z.number(),
  market_count: z.number().int(),
  spark: z.array(z.number().nullable()),
  to: link,
});

/** [day, average, low, high, flag]; a day that the market skipped is present with nulls, never interpolated. */
export const pricePoint = z.tuple([
  day,
  z.number().nullable(),
  z.number().nullable(),
  z.number().nullable(),
  priceFlag.nullable(),
]);

/** [day, median, lower quartile, upper quartile, number of markets] */
export const nationalPoint = z.tuple([day, z.number(), z.number(), z.number(), z.number().int()]);

export const priceSeries = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  freq: z.enum(['D', 'W', 'M']),
  points: z.array(pricePoint),
  market_id: z.string(),
  market: z.string(),
  spec: z.string().nullable(),
  source,
});

export const market = z.object({
  id: z.string(),
  name: z.string(),
  adcode: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  last_report_at: day.nullable(),
});

export type PriceRow = z.output<typeof priceRow>;
export type PriceMover = z.output<typeof priceMover>;
export type PricePoint = z.output<typeof pricePoint>;
export type NationalPoint = z.output<typeof nationalPoint>;
export type PriceSeries = z.output<typeof priceSeries>;
export type PriceFlag = z.output<typeof priceFlag>;
export type Market = z.output<typeof market>;
