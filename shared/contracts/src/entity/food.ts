import { z } from 'zod';
import { day, source } from '../shapes.ts';
import { link } from './link.ts';
import { nutrientKey, nutrientValue } from './nutrient.ts';

const category = z.object({ id: z.string(), title: z.string() });

/** Glycemic index, glucose = 100: low up to 55, high from 70. */
const glycemicIndex = z.object({
  v: z.number(),
  level: z.enum(['low', 'middle', 'high']),
  /** Name of the food in the index: 马铃薯（蒸）. */
  name: z.string(),
  source,
});

export const foodRow = z.object({
  code: z.string(),
  name: z.string(),
  alias: z.array(z.string()),
  cate1: category,
  cate2: category,
  /** Edible share of the purchased weight, in percent. */
  edible_pct: z.number().nullable(),
  /** A representative value (代表值), not a single sample. */
  rep: z.boolean(),
  /** The requested nutrients. */
  nutrients: z.partialRecord(nutrientKey, nutrientValue),
  sample: z.boolean(),
});

const nutrientItem = z.object({
  key: nutrientKey,
  name: z.string(),
  unit: z.string(),
  value: nutrientValue,
  /** Daily reference value for labels, GB 28050-2011; null if there is none. */
  nrv: z.number().nullable(),
  /** Of 100 g of the edible part; null without a numeric value. */
  nrv_pct: z.number().nullable(),
  /** Descending rank among the foods of its top-level category with a numeric value. */
  rank: z.number().int().nullable(),
  rank_total: z.number().int(),
  /** Mean of those foods. */
  cate_avg: z.number().nullable(),
});

/** The newest wholesale price of the same product. */
const foodPrice = z.object({
  product: z.string(),
  price_kg: z.number(),
  unit: z.literal('元/公斤'),
  date: day,
  market: z.string(),
  /** Days before today. */
  age_days: z.number().int(),
  source_name: z.string(),
  sample: z.boolean(),
  to: link,
});

/** Cost of `per` of a nutrient at that price, including waste. */
const nutrientCost = z.object({
  key: nutrientKey,
  name: z.string(),
  per: z.number(),
  unit: z.string(),
  /** 元 */
  cost: z.number(),
});

export const food = foodRow.omit({ nutrients: true }).extend({
  en: z.string().nullable(),
  latin: z.string().nullable(),
  desc: z.string().nullable(),
  /** Origin of the analysed samples, as noted by the source. */
  origin: z.string().nullable(),
  groups: z.array(z.object({ key: z.string(), title: z.string(), items: z.array(nutrientItem) })),
  portions: z.array(z.object({ title: z.string(), grams: z.number() })),
  gi: glycemicIndex.nullable(),
  /** Null where the source does not say. */
  data_class: z.enum(['lab', 'label', 'calc', 'borrowed']).nullable(),
  price: foodPrice.nullable(),
  costs: z.array(nutrientCost),
  source,
});

/** A few nutrients of a food for other pages, with a link to all of them. */
export const foodSummary = z.object({
  code: z.string(),
  name: z.string(),
  edible_pct: z.number().nullable(),
  items: z.array(nutrientItem.pick({ key: true, name: true, unit: true, value: true, nrv_pct: true })),
  source,
  to: link,
});

export type FoodRow = z.output<typeof foodRow>;
export type Food = z.output<typeof food>;
export type NutrientItem = z.output<typeof nutrientItem>;
export type FoodSummary = z.output<typeof foodSummary>;
