import type { PriceColumn } from '../../../../server/src/sample/prices/parse-quotes.ts';
import type { QuoteFile } from '../../../../server/src/sample/prices/quote-file.ts';
import type { DrawnFile } from '../drawn-kind.ts';
import type { LineQuote } from './drawn-series.ts';

/** A series of a file of quotes: the values of the file's key, and the price of a day. */
export type CsvSeries = {
  key: readonly string[];
  days: readonly string[];
  quoteOn(day: string): (LineQuote & { outlier?: boolean }) | null;
};

/** One series after another, each in the order of its days. */
export const quoteCsv = (file: QuoteFile, series: readonly CsvSeries[]): DrawnFile => {
  const rows: string[] = [];
  for (const { key, days, quoteOn } of series) {
    const head = key.join(',');
    for (const day of days) {
      const quote = quoteOn(day);
      if (quote) rows.push(`${head},${day},${file.prices.map((column) => cell(quote, column)).join(',')}`);
    }
  }
  const header = [...file.key, 'date', ...file.prices].join(',');
  return { path: file.path, rows: rows.length, text: `${[header, ...rows].join('\n')}\n` };
};

const cell = ({ low, avg, high, outlier }: LineQuote & { outlier?: boolean }, column: PriceColumn): string => {
  if (column === 'flag') return outlier ? 'outlier' : '';
  const price = { min_price: low, avg_price: avg, max_price: high }[column];
  return price === null ? '' : String(price);
};
