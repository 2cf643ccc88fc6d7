import { comparable, type Period, periodOf, type Reach, yearsEarlier } from '@bee/domain/period';
import { lastDayOf } from '@bee/domain/table-period';
import type { TradeSpan } from '../store/trade-year.repository.ts';

/** Adds months to a month such as `2025-02`. */
export const monthAfter = (month: string, months: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** All months between two months, inclusive. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
};

export const lastTwelve = (month: string): string[] => monthsBetween(monthAfter(month, -11), month);

/** The months of a year up to the given month. */
export const yearToDate = (month: string): string[] => monthsBetween(`${month.slice(0, 4)}-01`, month);

/** The same period a year earlier. */
export const yearBefore = (period: string): string =>
  period.length === 4 ? String(Number(period) - 1) : monthAfter(period, -12);

export const yearOfPeriod = (period: string): number => Number(period.slice(0, 4));

/** `2026-10`, `2026`, or `2026-01~2026-10` for several months. */
export const periodText = (periods: readonly string[]): string =>
  periods.length > 1 ? `${periods[0]}~${periods.at(-1)}` : (periods[0] ?? '');

/**
 * The days that the data cover. Yearly totals go back further than monthly data.
 * @param yearly whether to include reported yearly totals that are not sums of months
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

/** The part of a range of months or years that the data cover. */
export const coveredPeriod = (periods: readonly string[], reach: Reach): Period | null => {
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last ? periodOf(freqOf(first), first, reach, last) : null;
};

/** Whether totals of the periods can be compared with the same periods a year earlier. */
export const comparesYears = (periods: readonly string[], span: TradeSpan): boolean => {
  const reach = tradeReach(span, freqOf(periods[0] ?? ''));
  const now = coveredPeriod(periods, reach);
  const before = now && yearsEarlier(now, 1, reach);
  return now !== null && before !== null && now.complete && comparable(now, before);
};

/**
 * The year as one period; for an unfinished year its months so far, so that they compare with the same months of the
 * previous year.
 */
export const periodsOfYear = (year: number, lastMonth: string | null): string[] =>
  lastMonth !== null && yearOfPeriod(lastMonth) === year && !lastMonth.endsWith('-12')
    ? yearToDate(lastMonth)
    : [String(year)];
