import { dayNumber, isMarketHoliday } from '../../../../../server/src/sample/days.ts';
import { chance, seedOf, smoothNoise } from '../../../../../server/src/sample/random.ts';
import { herbFactor } from '../../world/events.ts';
import type { DrawnSeries, LineQuote } from '../drawn-series.ts';
import { type Herb, herbMarkets, herbs } from './herb-catalogue.ts';
import { sanqiLines } from './sanqi-lines.ts';

/** Weekly prices of every herb in the four large markets; 三七 by months, over ten years. */
export const herbLines = (): DrawnSeries[] => [
  ...sanqiLines(),
  ...herbs.flatMap((herb) =>
    herb.kinds.flatMap((kind) =>
      herbMarkets.map(
        (market): DrawnSeries => ({
          record: {
            scope: 'herb',
            product: { group: herb.group, name: herb.name, alias: herb.alias },
            market,
            spec: kind.spec,
            variant: kind.origin,
            origin: kind.origin,
            unit: '公斤',
            monthly: false,
          },
          quoteOn: (day) => herbQuote(herb, kind, market.id, day),
        }),
      ),
    ),
  ),
];

/** Markets of herbs are reported on Wednesdays. */
export const isReportDay = (at: number): boolean => (at + 3) % 7 === 2;

/** What is asked that week, 元/公斤: events, cycles of planting over years, slow trade between, steps instead of cents. */
export const herbQuote = (herb: Herb, kind: Herb['kinds'][number], market: string, day: string): LineQuote | null => {
  const at = dayNumber(day);
  if (!isReportDay(at) || isMarketHoliday(day)) return null;
  if (chance('gap', herb.name, kind.spec, kind.origin, market, day) < 0.02) return null;
  const common = seedOf('herb', herb.name);
  const own = seedOf('herb', herb.name, kind.spec, kind.origin);
  const local = seedOf('herb', herb.name, market);
  const factor =
    herbFactor(herb.name, at) *
    (1 + 0.34 * smoothNoise(common, at, 420) + 0.12 * smoothNoise(common + 1, at, 110)) *
    (1 + 0.05 * smoothNoise(own, at, 150)) *
    (1 + 0.025 * smoothNoise(local, at, 60)) *
    (0.97 + 0.06 * chance('level', market, herb.name));
  return { low: null, avg: inSteps(herb.base * kind.level * factor), high: null };
};

const inSteps = (price: number): number => {
  const step = price < 20 ? 0.2 : price < 100 ? 0.5 : price < 400 ? 1 : 5;
  return Math.round(Math.round(price / step) * step * 10) / 10;
};
