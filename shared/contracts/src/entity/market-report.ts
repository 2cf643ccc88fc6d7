import { z } from 'zod';
import { accessBlock, day, source } from '../shapes.ts';
import { link } from './link.ts';
import { priceMover } from './price.ts';

/**
 * `weekly`: weekly means compared with the previous week; `survey`: one day on site compared with seven days earlier.
 */
export const marketReportKinds = ['weekly', 'survey'] as const;

export const marketReportCard = z.object({
  id: z.string(),
  kind: z.enum(marketReportKinds),
  market_id: z.string(),
  market: z.string(),
  province: z.string().nullable(),
  /** Day of publication of a weekly report, or of the survey. */
  date: day,
  title: z.string(),
  summary: z.string(),
  products: z.number().int(),
  up: z.number().int(),
  down: z.number().int(),
  cover: z.string().nullable(),
  access: accessBlock,
  sample: z.boolean(),
});

/** One product of a report; prices in 元/公斤. */
const marketReportRow = z.object({
  product: z.string(),
  group: z.string(),
  spec: z.string().nullable(),
  price: z.number(),
  before: z.number().nullable(),
  unit: z.literal('元/公斤'),
  /** Percent change from `before`. */
  trend: z.number().nullable(),
  /** Tonnes per day. */
  arrival: z.number().nullable(),
  origin: z.string().nullable(),
  comment: z.string().nullable(),
  to: link,
});

const neighbour = z.object({ id: z.string(), title: z.string(), date: day });

export const marketReport = marketReportCard.extend({
  author: z.string(),
  /** The days over which prices are averaged, and those they are compared with. */
  from: day,
  to: day,
  before_from: day,
  before_to: day,
  /** Rows that `access` allows. */
  rows: z.array(marketReportRow),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  /** The comment; empty if `access` excludes it. */
  content_html: z.string(),
  /** Previous and next report of the same market and kind. */
  prev: neighbour.nullable(),
  next: neighbour.nullable(),
  source,
});

/** Summary of a day, computed from its quotes. */
export const dailyReport = z.object({
  /** The day. */
  id: z.string(),
  date: day,
  title: z.string(),
  summary: z.string(),
  /** Products and markets with a quote on that day. */
  products: z.number().int(),
  markets: z.number().int(),
  quotes: z.number().int(),
  up: z.number().int(),
  down: z.number().int(),
  flat: z.number().int(),
  /** Mean change of the products in percent; null without data to compare. */
  chg_d: z.number().nullable(),
  /** The largest changes in both directions. */
  movers: z.array(priceMover),
  groups: z.array(
    z.object({ group: z.string(), chg_d: z.number().nullable(), up: z.number().int(), down: z.number().int() }),
  ),
  content_html: z.string(),
  /** The requested product on that day. */
  product: priceMover.extend({ chg_pct: z.number().nullable() }).nullable(),
  sample: z.boolean(),
  link,
});

export type MarketReportCard = z.output<typeof marketReportCard>;
export type MarketReportRow = z.output<typeof marketReportRow>;
export type MarketReportKind = (typeof marketReportKinds)[number];
export type DailyReport = z.output<typeof dailyReport>;
