import { z } from 'zod';
import { day, source } from '../shapes.ts';
import { foodSummary } from './food.ts';
import { link } from './link.ts';
import { productStandards } from './standard.ts';
import { tradeFigures } from './trade.ts';

export const productParts = ['price', 'trade', 'food', 'standards'] as const;

/** The newest undoubted wholesale price of the best documented market. */
const productPrice = z.object({
  product: z.string(),
  price_avg: z.number(),
  unit: z.literal('元/公斤'),
  date: day,
  market: z.string(),
  /** Against the quote before, percent. */
  chg_d: z.number().nullable(),
  /** Markets that quote the product. */
  market_count: z.number().int().optional(),
  /** Averages of the 30 days up to `date`, oldest first; a day without a quote is null. */
  spark: z.array(z.number().nullable()).optional(),
  source_name: z.string(),
  sample: z.boolean(),
  to: link,
});

/** Newest twelve months of all codes of the product together. */
const productTrade = z.object({
  name: z.string(),
  import: tradeFigures.nullable(),
  export: tradeFigures.nullable(),
  source: source.nullable(),
  to: link,
});

/** What the tools of the site know of one product; null is what they do not have, or what was not asked for. */
export const productLinks = z.object({
  name: z.string(),
  price: productPrice.nullable(),
  trade: productTrade.nullable(),
  food: foodSummary.nullable(),
  standards: productStandards.nullable(),
});

export type ProductLinks = z.output<typeof productLinks>;
export type ProductPart = (typeof productParts)[number];
export type ProductPrice = z.output<typeof productPrice>;
export type ProductTrade = z.output<typeof productTrade>;
