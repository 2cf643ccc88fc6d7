import { daysBetween, shiftDay } from './day-span.ts';
import type { HistoryRight } from './vegetable.policy.ts';

type Covered = { first_date: string; last_date: string };
type Span = { min: string; max: string };

/** From the first quote of any of the series to the last. */
export const spanOf = (series: Covered[], fallback: string): Span => ({
  min: series.map(({ first_date }) => first_date).sort()[0] ?? fallback,
  max:
    series
      .map(({ last_date }) => last_date)
      .sort()
      .at(-1) ?? fallback,
});

/** The days that are answered of those asked for, counted back from the newest quote; `from` past `to` is nothing. */
export const historyWindow = (
  { min, max }: Span,
  right: HistoryRight,
  asked: { from?: string | undefined; to?: string | undefined },
) => {
  const total = daysBetween(min, max) + 1;
  const shown = Math.min(right.days ?? total, total);
  const earliest = shiftDay(max, 1 - shown);
  return {
    total,
    shown,
    from: asked.from && asked.from > earliest ? asked.from : earliest,
    to: asked.to && asked.to < max ? asked.to : max,
  };
};
