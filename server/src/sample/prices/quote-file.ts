import { yearOf } from '../days.ts';
import { readSampleBytes } from '../sample-files.ts';
import { type PriceColumn, parseQuotes, type Quotes } from './parse-quotes.ts';

/** A file of quotes in compressed CSV: the columns that name the series, then its prices in 元/公斤 per day. */
export type QuoteFile = {
  /** Below `server/sample`. */
  path: string;
  /** Columns that name a series, with the names of the price import. */
  key: readonly string[];
  prices: readonly PriceColumn[];
  /** Quotes by the joined values of `key`. */
  read(): ReadonlyMap<string, Quotes>;
};

const quoteFile = (path: string, key: readonly string[], prices: readonly PriceColumn[]): QuoteFile => {
  // Five years of all markets are 30 MB: kept while memory allows.
  let kept: WeakRef<ReadonlyMap<string, Quotes>> | undefined;
  return {
    path,
    key,
    prices,
    read: () => {
      const known = kept?.deref();
      if (known) return known;
      const quotes = parseQuotes(readSampleBytes(path), key.length, prices);
      kept = new WeakRef(quotes);
      return quotes;
    },
  };
};

export const originQuoteFile = quoteFile(
  'prices/quotes/origins.csv.gz',
  ['category', 'production_area', 'addr', 'type'],
  ['min_price', 'avg_price', 'max_price'],
);

export const herbQuoteFile = quoteFile(
  'prices/quotes/herbs.csv.gz',
  ['name', 'spec', 'origin', 'market'],
  ['avg_price'],
);

const marketFiles = new Map<string, QuoteFile>();

/** Wholesale prices of a market by product. */
export const marketQuoteFile = (market: string): QuoteFile => {
  const file =
    marketFiles.get(market) ??
    quoteFile(`prices/quotes/${market}.csv.gz`, ['name'], ['min_price', 'avg_price', 'max_price', 'flag']);
  marketFiles.set(market, file);
  return file;
};

export const seriesKey = (...names: string[]): string => names.join(',');

/** First place at or after a day. */
export const placeOf = ({ day: days }: Quotes, day: number): number => {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((days[middle] ?? 0) < day) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The last day of the files; later days read the same day of its year. */
export const LAST_QUOTE_DAY = '2028-12-31';

/** The day of the files that a day reads. */
export const dayInFile = (day: string): string =>
  day <= LAST_QUOTE_DAY ? day : `${yearOf(LAST_QUOTE_DAY)}${day.slice(4)}`;
