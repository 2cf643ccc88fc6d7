import { changeOf } from '../prices/price-facts.ts';
import type { Period } from './periods.ts';
import type { Quoted } from './quoted.ts';

/** What an issue says about one product, from the series. */
export type Move = {
  quoted: Quoted;
  now: number;
  before: number | null;
  /** Percent. */
  change: number | null;
  year: number | null;
};

export type PriceTopic = {
  /** 茄果瓜类 */
  word: string;
  quoted: Quoted[];
  method: string;
};

export const risen = (moves: readonly Move[]): Move[] => moves.filter(({ change }) => (change ?? 0) >= STILL);
export const fallen = (moves: readonly Move[]): Move[] => moves.filter(({ change }) => (change ?? 0) <= -STILL);

/** Below this many percent a price has not changed, in words too. */
const STILL = 0.05;

/** By change, the largest rise first; without trade in the period a product is left out. */
export const movesOf = (quoted: readonly Quoted[], period: Period): Move[] =>
  quoted
    .flatMap((one) => {
      const now = one.mean(period.from, period.to);
      const before = one.mean(period.before.from, period.before.to);
      const lastYear = one.mean(period.lastYear.from, period.lastYear.to);
      return now === null
        ? []
        : [{ quoted: one, now, before, change: changeOf(now, before), year: changeOf(now, lastYear) }];
    })
    .sort((a, b) => (b.change ?? 0) - (a.change ?? 0));
