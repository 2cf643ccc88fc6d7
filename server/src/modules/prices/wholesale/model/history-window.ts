import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { firstOfMonth, monthsBetween } from '../../../../calendar-months.ts';
import type { HistoryRight } from './vegetable.policy.ts';

type Covered = { first_date: string; last_date: string };
type Span = { min: string; max: string };

/** From the first to the last quote of all series. */
export const spanOf = (series: Covered[], fallback: string): Span => ({
  min: series.map(({ first_date }) => first_date).sort()[0] ?? fallback,
  max:
    series
      .map(({ last_date }) => last_date)
      .sort()
      .at(-1) ?? fallback,
});

type RequestedDays = { from?: string | undefined; to?: string | undefined };

/**
 * Limits the requested days to those that the viewer may see, counted back from the newest quote; `from` after `to`
 * means an empty range.
 */
export const historyWindow = ({ min, max }: Span, right: HistoryRight, asked: RequestedDays) => {
  const total = daysBetween(min, max) + 1;
  const shown = Math.min(right.days ?? total, total);
  return { total, shown, ...within({ min: addDays(max, 1 - shown), max }, asked) };
};

/**
 * Same as `historyWindow` for series that are quoted once a month. A quote counts for its whole month, and the month of
 * the earliest visible day is included: 30 days show the newest quote and the previous one.
 */
export const monthlyWindow = ({ min, max }: Span, right: HistoryRight, asked: RequestedDays) => {
  const total = daysBetween(min, max) + 1;
  const months = monthsBetween(min, max) + 1;
  const shownMonths = right.days === null ? months : Math.min(months, Math.round((right.days * 12) / 365) + 1);
  const earliest = firstOfMonth(max, 1 - shownMonths);
  const shown = shownMonths === months ? total : daysBetween(earliest, max) + 1;
  const from = asked.from && firstOfMonth(asked.from);
  return { total, shown, months, shownMonths, ...within({ min: earliest, max }, { from, to: asked.to }) };
};

const within = ({ min, max }: Span, { from, to }: RequestedDays): { from: string; to: string } => ({
  from: from && from > min ? from : min,
  to: to && to < max ? to : max,
});
