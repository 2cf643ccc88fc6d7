import type { LineRecord } from '../../../../server/src/sample/prices/price-files.ts';

/** Prices in 元/公斤; a source that gives one price gives no range. */
export type LineQuote = { low: number | null; avg: number; high: number | null };

/** A series of fruit at its origin or of a herb; its quotes are functions of the day. */
export type DrawnSeries = { record: LineRecord; quoteOn(day: string): LineQuote | null };
