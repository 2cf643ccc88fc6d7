import { changeOf, monthMean } from '../content/price-facts.ts';
import { addDays, monthStart } from '../days.ts';
import type { Produce, SampleMarket } from '../prices/price-files.ts';
import { priceOn } from '../prices/stored-price.ts';
import { monthSpan } from './moves.ts';

export type MonthPrice = { month: string; price: number };

/** The last twelve whole months of a product in the reference market. */
export const productYear = (product: Produce, today: string, from: string) => {
  const months: MonthPrice[] = Array.from({ length: 12 }, (_, index) => monthStart(today, index - 12)).flatMap(
    (month) => {
      const price = month >= from ? monthMean(product, month) : null;
      return price === null ? [] : [{ month: month.slice(0, 7), price }];
    },
  );
  const byPrice = [...months].sort((a, b) => b.price - a.price);
  const [high, low, newest] = [byPrice[0], byPrice.at(-1), months.at(-1)];
  if (!high || !low || !newest) return null;
  const lastYear = monthSpan(monthStart(today, -13));
  const before = lastYear.start >= from ? monthMean(product, lastYear.start) : null;
  return { months, high, low, newest, overYear: changeOf(newest.price, before) };
};

/** Mean of the daily averages of the last 30 days in each market that trades the product, dearest first. */
export const marketMeans = (product: Produce, markets: readonly SampleMarket[], today: string) =>
  markets
    .flatMap((market) => {
      const prices = Array.from({ length: 30 }, (_, ago) => priceOn(product, market, addDays(today, -ago - 1)))
        .filter((quote) => quote !== null && !quote.outlier)
        .map((quote) => quote?.avg ?? 0);
      return prices.length === 0
        ? []
        : [{ market, days: prices.length, price: prices.reduce((sum, price) => sum + price, 0) / prices.length }];
    })
    .sort((a, b) => b.price - a.price);
