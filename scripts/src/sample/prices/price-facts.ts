import { addDays, dayNumber, monthStart } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { drawnMarkets } from './markets.ts';
import { priceOn } from './price-model.ts';

/** First day of the quotes of the markets: nothing before it is spoken of. */
export const FIRST_DAY = '2021-11-01';

export const referenceMarket = (): string => drawnMarkets[0]?.name ?? '';

const known = new Map<string, number | null>();

/** Average of a day in the reference market, as it is stored; texts ask for the same days again and again. */
const averageOn = (product: Produce, at: number, day: string): number | null => {
  const key = `${product.name}${at}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [reference] = drawnMarkets;
  const average = (reference && day >= FIRST_DAY && priceOn(product, reference, day)?.avg) || null;
  known.set(key, average);
  return average;
};

/** Mean of the reference market's daily averages in a span; null without trade. */
export const meanPrice = (product: Produce, from: string, to: string): number | null => {
  let sum = 0;
  let days = 0;
  for (let day = from, at = dayNumber(from); day <= to; day = addDays(day, 1), at++) {
    const average = averageOn(product, at, day);
    if (average === null) continue;
    sum += average;
    days++;
  }
  return days === 0 ? null : sum / days;
};

/** Percent from one price to another; null where one of them is missing. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : 100 * (now / before - 1);

export const monthMean = (product: Produce, month: string): number | null =>
  meanPrice(product, monthStart(month), addDays(monthStart(month, 1), -1));
