import { dayNumber, daysToFestival, isMarketHoliday } from './days.ts';
import type { SampleMarket } from './markets.ts';
import type { Produce } from './produce.ts';
import { chance, seedOf, smoothNoise } from './random.ts';

export type ModelQuote = { low: number; avg: number; high: number; outlier: boolean };

/**
 * Price of a product in a market on a day in 元/公斤, as a function of the three alone, so that a day that is added
 * later fits what is there: season, slow trend, weather, market level, noise of the day. Null on days without trade.
 */
export const priceOn = (product: Produce, market: SampleMarket, day: string): ModelQuote | null => {
  if (isMarketHoliday(day)) return null;
  const reference = market.level === 1;
  if (chance('gap', product.name, market.id, day) < (reference ? 0.004 : 0.02)) return null;
  const at = dayNumber(day);
  const common = seedOf('product', product.name);
  const local = seedOf('market', market.id, product.name);
  const factor =
    season(product, at) *
    (1 + 0.025 * yearsSince2020(at)) *
    (1 + 0.16 * smoothNoise(common, at, 160) + 0.12 * smoothNoise(common + 1, at, 37)) *
    (1 + 0.06 * smoothNoise(common + 2, at, 6) + 0.035 * smoothNoise(local, at, 9)) *
    (1 + 0.025 * smoothNoise(local + 1, at, 1)) *
    festivalRush(day) *
    (1 + (market.level - 1) * (0.7 + 0.6 * chance('level', market.id, product.name)));
  const outlier = !reference && chance('outlier', product.name, market.id, day) < 0.0006;
  const avg = product.base * factor * (outlier ? 2.6 : 1);
  const spread = 0.06 + 0.08 * chance('spread', product.name, market.id, at >> 3);
  return { low: cents(avg * (1 - spread)), avg: cents(avg), high: cents(avg * (1 + spread * 1.1)), outlier };
};

const season = ({ peak, swing }: Produce, at: number): number => {
  const angle = (2 * Math.PI * (at - dayNumber('2020-01-15'))) / 365.25 - (2 * Math.PI * (peak - 1)) / 12;
  return 1 + swing * (0.85 * Math.cos(angle) + 0.15 * Math.cos(2 * angle));
};

const yearsSince2020 = (at: number): number => (at - dayNumber('2020-01-01')) / 365.25;

/** Up to 12 percent more in the fortnight before the Spring Festival. */
const festivalRush = (day: string): number => {
  const left = daysToFestival(day);
  return left !== null && left > 0 && left <= 14 ? 1 + 0.12 * (1 - left / 14) : 1;
};

/** An even number of cents, so that half of it is a price per 斤 without rounding. */
const cents = (price: number): number => Math.max(2, Math.round(price * 50) * 2) / 100;
