import type { DataFor } from '@bee/contracts/operations';
import { addDays, daysBetween } from '@bee/domain/calendar-day';

type Index = DataFor<'vegetable/getVegStatistic'>['index'];

/** `spark` ends on `date`, its newest quote. */
type ComparedPrice = { date: string; mean30: number; chg_d: number | null; spark: readonly (number | null)[] };

const DAYS = 30;

export const NO_INDEX: Index = { products: 0, up: 0, down: 0, flat: 0, points: [] };

/**
 * The mean ratio of prices to their own 30-day means, times 100, on each of the 30 days up to `last`. On a day without
 * a quote a product counts with its last one: otherwise the index would move with the set of products. A day on which
 * fewer than half of the products have had a quote, or none has one, is null.
 */
export const priceIndex = (prices: readonly ComparedPrice[], last: string): Index => {
  const ratios = prices.map((price) => ratiosOf(price, last));
  return {
    products: prices.length,
    up: prices.filter(({ chg_d }) => chg_d !== null && chg_d > 0).length,
    down: prices.filter(({ chg_d }) => chg_d !== null && chg_d < 0).length,
    flat: prices.filter(({ chg_d }) => chg_d === 0).length,
    points: Array.from({ length: DAYS }, (_, place) => {
      const day = ratios.flatMap((own) => own[place] ?? []);
      const traded = day.some(({ isNew }) => isNew) && 2 * day.length >= prices.length;
      const mean = day.reduce((sum, { ratio }) => sum + ratio, 0) / day.length;
      return [addDays(last, place + 1 - DAYS), traded ? Math.round(10_000 * mean) / 100 : null];
    }),
  };
};

type Ratio = { ratio: number; isNew: boolean };

const ratiosOf = ({ date, mean30, spark }: ComparedPrice, last: string): (Ratio | null)[] => {
  const late = daysBetween(date, last);
  let known: number | null = null;
  return Array.from({ length: DAYS }, (_, place) => {
    const value = spark[place + late + spark.length - DAYS] ?? null;
    known = value ?? known;
    return known === null ? null : { ratio: known / mean30, isNew: value !== null };
  });
};
