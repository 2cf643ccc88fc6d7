import { dayNumber } from '../days.ts';
import { dayInFile, marketQuoteFile, placeOf } from './quote-file.ts';

/** Price of a product in a market on a day, 元/公斤. */
export type StoredPrice = { low: number; avg: number; high: number; outlier: boolean };

/** What the files say, also for days that are not loaded; null on days without a quote. */
export const priceOn = (product: { name: string }, market: { id: string }, day: string): StoredPrice | null => {
  const quotes = marketQuoteFile(market.id).read().get(product.name);
  if (!quotes) return null;
  const at = dayNumber(dayInFile(day));
  const place = placeOf(quotes, at);
  if (quotes.day[place] !== at) return null;
  const [low = 0, avg = 0, high = 0] = [quotes.low[place], quotes.avg[place], quotes.high[place]];
  return { low: low / 100, avg: avg / 100, high: high / 100, outlier: quotes.outliers.has(at) };
};
