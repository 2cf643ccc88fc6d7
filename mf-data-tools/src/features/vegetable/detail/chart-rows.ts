import type { PriceFlag, PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import type { ChartSeries } from '@bee/ui/content';
import { type ShownUnit, toUnit, unitTitle } from '../quote/price-unit.ts';

/** One day of the table tab, newest first; `points` in the order of the series, null where a market has no such day. */
export type ChartRow = { day: string; points: (PricePoint | null)[]; flag: PriceFlag | null };

export const chartRows = (series: PriceSeries[]): ChartRow[] => {
  const byDay = series.map(({ points }) => new Map(points.map((point) => [point[0], point])));
  const days = [...new Set(byDay.flatMap((points) => [...points.keys()]))].sort().reverse();
  return days.map((day) => {
    const points = byDay.map((each) => each.get(day) ?? null);
    return { day, points, flag: points.find((point) => point?.[4])?.[4] ?? null };
  });
};

/** Means of a week or month to the cent, as quotes are; more digits would claim what nobody measured. */
export const roundMeans = (series: PriceSeries[]): PriceSeries[] =>
  series.map((each) =>
    each.freq === 'D'
      ? each
      : {
          ...each,
          points: each.points.map(([day, avg, low, high, flag]) => [day, toCent(avg), toCent(low), toCent(high), flag]),
        },
  );

const toCent = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

/** Lines for the chart, in the unit shown; gaps stay gaps. */
export const chartLines = (series: PriceSeries[], unit: ShownUnit): ChartSeries[] =>
  series.map(({ market, points }) => ({
    name: market,
    unit: unitTitle(unit),
    points: points.map(([day, average]) => [day, toUnit(average, unit)]),
  }));
