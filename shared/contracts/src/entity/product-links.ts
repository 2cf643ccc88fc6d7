import { z } from 'zod';
import { day, source } from '../shapes.ts';
import { foodSummary } from './food.ts';
import { link } from './link.ts';
import { productStandards } from './standard.ts';
import { tradeFigures } from './trade.ts';

export const productParts = ['price', 'trade', 'food', 'standards'] as const;

/** The newest price of the best documented market, excluding doubtful quotes. */
const productPrice = z.object({
  product: z.string(),
  price_avg: z.number(),
  unit: z.literal('元/公斤'),
  date: day,
  market: z.string(),
  /** Percent change from the previous quote. */
  chg_d: z.number().nullable(),
  /** Markets that quote the product. */
  market_count: z.number().int().optional(),
  /** Averages of the 30 days up to `date`, oldest first; a day without a quote is null. */
  spark: z.array(z.number().nullable()).optional(),
  source_name: z.string(),
  sample: z.boolean(),
  to: link,
});

/** The newest twelve months, all codes of the product combined. */
const productTrade = z.object({
  name: z.string(),
  import: tradeFigures.nullable(),
  export: tradeFigures.nullable(),
  source: source.nullable(),
  to: link,
});

/** Data of the site's tools about one product; null is unavailable or not requested. */
export const productLinks = z.object({
  name: z.string(),
  price: productPrice.nullable(),
  trade: productTrade.nullable(),
  food: foodSummary.nullable(),
  standards: productStandards.nullable(),
});

export type ProductLinks = z.output<typeof productLinks>;
export type ProductPrice = z.output<typeof productPrice>;
export type ProductTrade = z.output<typeof productTrade>;
