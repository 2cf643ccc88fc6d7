import { comparable, type Period, periodOf, type Reach, yearsEarlier } from '@bee/domain/period';
import { lastDayOf } from '@bee/domain/table-period';
import type { TradeSpan } from './trade-year.repository.ts';

/** `2025-02` and so many months later. */
export const monthAfter = (month: string, months: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** All months from one to the other, both included. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
};

export const lastTwelve = (month: string): string[] => monthsBetween(monthAfter(month, -11), month);

/** The months of a year up to a month of it. */
export const yearToDate = (month: string): string[] => monthsBetween(`${month.slice(0, 4)}-01`, month);

/** The same period a year before. */
export const yearBefore = (period: string): string =>
  period.length === 4 ? String(Number(period) - 1) : monthAfter(period, -12);

export const yearOfPeriod = (period: string): number => Number(period.slice(0, 4));

/** `2026-10`, `2026`, or `2026-01~2026-10` for several months. */
export const periodText = (periods: readonly string[]): string =>
  periods.length > 1 ? `${periods[0]}~${periods.at(-1)}` : (periods[0] ?? '');

/**
 * Days that the data cover. Years told as such go back further than months.
 * @param yearly whether figures of years count that are not sums of months
 */
export const tradeReach = (
  { first_month, last_month, first_year, last_year }: TradeSpan,
  freq: 'M' | 'Y',
  yearly = freq === 'Y',
): Reach => {
  const months = { from: first_month, to: last_month && lastDayOf('M', last_month.slice(0, 7)) };
  if (!yearly) return months;
  const isFirst = first_month !== null && first_year !== null && yearOfPeriod(first_month) <= first_year;
  const isLast = last_month !== null && last_year !== null && yearOfPeriod(last_month) >= last_year;
  return {
    from: isFirst ? months.from : first_year === null ? null : `${first_year}-01-01`,
    to: isLast ? months.to : last_year === null ? null : `${last_year}-12-31`,
  };
};

const freqOf = (period: string): 'M' | 'Y' => (period.length === 4 ? 'Y' : 'M');

/** What a run of months or years is of, as far as it is covered. */
export const coveredPeriod = (periods: readonly string[], reach: Reach): Period | null => {
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last ? periodOf(freqOf(first), first, reach, last) : null;
};

/** Whether sums of some periods may be compared with those of the same a year before. */
export const comparesYears = (periods: readonly string[], span: TradeSpan): boolean => {
  const reach = tradeReach(span, freqOf(periods[0] ?? ''));
  const now = coveredPeriod(periods, reach);
  const before = now && yearsEarlier(now, 1, reach);
  return now !== null && before !== null && now.complete && comparable(now, before);
};

/** A year as one period, or the months of it so far while it lasts, so that it compares with the same months before. */
export const periodsOfYear = (year: number, lastMonth: string | null): string[] =>
  lastMonth !== null && yearOfPeriod(lastMonth) === year && !lastMonth.endsWith('-12')
    ? yearToDate(lastMonth)
    : [String(year)];
