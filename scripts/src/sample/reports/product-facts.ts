import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { drawnMarkets } from '../prices/markets.ts';
import { changeOf, monthMean } from '../prices/price-facts.ts';
import { priceOn } from '../prices/price-model.ts';

export type MonthPrice = { month: string; price: number };

/** The last twelve whole months of a product in the reference market. */
export const productYear = (product: Produce, day: string) => {
  const months: MonthPrice[] = Array.from({ length: 12 }, (_, index) => monthStart(day, index - 12)).flatMap(
    (month) => {
      const price = monthMean(product, month);
      return price === null ? [] : [{ month: month.slice(0, 7), price }];
    },
  );
  const byPrice = [...months].sort((a, b) => b.price - a.price);
  const [high, low, newest] = [byPrice[0], byPrice.at(-1), months.at(-1)];
  if (!high || !low || !newest) return null;
  const before = monthMean(product, monthStart(day, -13));
  return { months, high, low, newest, overYear: changeOf(newest.price, before) };
};

/** Mean of the daily averages of the last 30 days in each market that trades the product, dearest first. */
export const marketMeans = (product: Produce, until: string) =>
  drawnMarkets
    .flatMap((market) => {
      const prices = Array.from({ length: 30 }, (_, ago) => priceOn(product, market, addDays(until, -ago - 1)))
        .filter((quote) => quote !== null && !quote.outlier)
        .map((quote) => quote?.avg ?? 0);
      return prices.length === 0
        ? []
        : [{ market, days: prices.length, price: prices.reduce((sum, price) => sum + price, 0) / prices.length }];
    })
    .sort((a, b) => b.price - a.price);
