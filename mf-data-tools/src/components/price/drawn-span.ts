import type { PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import { lastDayOf } from '@bee/domain/table-period';
import { laterOf } from './price-periods.ts';

export type DaySpan = { from: string; to: string };

/** The drawn part of series: only weeks and months that begin within the visible span. */
export const shownSeries = (series: PriceSeries[], from: string): PriceSeries[] =>
  series.map((each) => ({ ...each, points: each.points.filter(([day]) => day >= from) }));

/** First and last day of the points within the visible days: the last week ends with the newest quote. */
export const drawnSpan = (
  points: readonly PricePoint[],
  freq: PriceSeries['freq'],
  seen: DaySpan | undefined,
): DaySpan | null => {
  const [first, last] = [points[0]?.[0], points.at(-1)?.[0]];
  if (first === undefined || last === undefined) return null;
  const end = lastDayOf(freq, last);
  if (!seen) return { from: first, to: end };
  return { from: laterOf(seen.from, first), to: seen.to === laterOf(seen.to, end) ? end : seen.to };
};

/** The last week or month of daily means if it is incomplete: { '2026-11-23': '至11-24' }. */
export const lastPart = ({ points, freq }: PriceSeries, { to }: Pick<DaySpan, 'to'>): Record<string, string> => {
  const last = points.at(-1)?.[0];
  return last === undefined || to >= lastDayOf(freq, last) ? {} : { [last]: `至${to.slice(5)}` };
};

/** Label of a point: a day, a week by its Monday, a month by its name. */
export const pointTitle = (day: string, freq: PriceSeries['freq']): string =>
  freq === 'M' ? day.slice(0, 7) : freq === 'W' ? `${day} 当周` : day;
