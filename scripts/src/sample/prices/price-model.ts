import { dayNumber, daysToFestival, isMarketHoliday } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { isTraded } from '../../../../server/src/sample/prices/season.ts';
import { chance, seedOf, smoothNoise } from '../../../../server/src/sample/random.ts';
import { eventFactor } from '../world/events.ts';
import { isSold, seasonLevel } from '../world/season.ts';
import { marketLevel } from './market-level.ts';
import { type DrawnMarket, drawnMarkets } from './markets.ts';

export type ModelQuote = { low: number; avg: number; high: number; outlier: boolean };

/** Markets rest around the Spring Festival; most report once a week. */
export const reportsOn = ({ weekday }: DrawnMarket, day: string): boolean =>
  !isMarketHoliday(day) && (weekday === null || weekday === ((dayNumber(day) + 3) % 7) + 1);

/**
 * Price of a product in a market on a day in 元/公斤, as a function of the three alone: season, events, slow trend, market
 * level, noise of the day. Null on days without trade and out of season.
 */
export const priceOn = (product: Produce, market: DrawnMarket, day: string): ModelQuote | null => {
  if (!isTraded(product, market) || !reportsOn(market, day) || !isSold(product.name, day)) return null;
  const reference = market === drawnMarkets[0];
  if (chance('gap', product.name, market.id, day) < (reference ? 0.004 : 0.02)) return null;
  const at = dayNumber(day);
  const local = seedOf('market', market.id, product.name);
  const factor =
    commonFactor(product.name, day, at) *
    eventFactor(product.name, market, at) *
    (1 + 0.02 * smoothNoise(local, at, 11)) *
    (1 + (reference ? 0.006 : 0.01) * smoothNoise(local + 1, at, 1)) *
    marketLevel(product, market);
  const outlier = !reference && chance('outlier', product.name, market.id, day) < 0.0006;
  const avg = product.base * factor * (outlier ? 2.6 : 1);
  const spread = 0.06 + 0.08 * chance('spread', product.name, market.id, at >> 3);
  return { low: cents(avg * (1 - spread)), avg: cents(avg), high: cents(avg * (1 + spread * 1.1)), outlier };
};

const commonFactors = new Map<string, number>();

/** What all markets share, computed once for all of them. */
const commonFactor = (product: string, day: string, at: number): number => {
  const key = `${product} ${day}`;
  const known = commonFactors.get(key);
  if (known !== undefined) return known;
  const seed = seedOf('product', product);
  const factor =
    seasonLevel(product, day) *
    (1 + 0.015 * yearsSince2020(at)) *
    (1 + 0.13 * smoothNoise(seed, at, 160) + 0.05 * smoothNoise(seed + 1, at, 37)) *
    // Little from day to day: what moves a price by much is an event.
    (1 + 0.012 * smoothNoise(seed + 2, at, 6)) *
    festivalRush(day);
  commonFactors.set(key, factor);
  return factor;
};

const yearsSince2020 = (at: number): number => (at - dayNumber('2020-01-01')) / 365.25;

/** Up to 7 percent more in the fortnight before the Spring Festival, and less by the day after it. */
const festivalRush = (day: string): number => {
  const left = daysToFestival(day);
  if (left === null || left > 14) return 1;
  return left > 0 ? 1 + 0.07 * (1 - left / 14) : 1 + 0.07 * Math.exp(left / 9);
};

/** An even number of cents, so that half of it is a price per 斤 without rounding. */
const cents = (price: number): number => Math.max(2, Math.round(price * 50) * 2) / 100;
