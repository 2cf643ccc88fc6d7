import { addDays, daysBetween, monthAt, monthNumber } from './calendar-day.ts';
import { firstDayOf, lastDayOf, type PeriodFreq } from './table-period.ts';

/** First and last day covered by the data; null means unbounded. */
export type Reach = { from: string | null; to: string | null };

/** The days that a figure covers. */
export type Period = {
  from: string;
  to: string;
  /** False if the data cover only part of the named period: 2026 with ten known months. */
  complete: boolean;
};

/** A value and its period; null if the value is unknown. */
export type Figure = { period: Period; value: number | null };

/** The part of a period, or of a range of periods, that the data cover; null if they cover none of it. */
export const periodOf = (
  freq: PeriodFreq,
  first: string,
  reach: Reach = { from: null, to: null },
  last: string = first,
): Period | null => clipped({ from: firstDayOf(first), to: lastDayOf(freq, last), complete: true }, reach);

const clipped = (period: Period, reach: Reach): Period | null => {
  const from = reach.from !== null && reach.from > period.from ? reach.from : period.from;
  const to = reach.to !== null && reach.to < period.to ? reach.to : period.to;
  if (from > to) return null;
  return { from, to, complete: period.complete && from === period.from && to === period.to };
};

/** The same days the given number of years earlier, as far as the data cover them. */
export const yearsEarlier = (period: Period, years: number, reach: Reach = { from: null, to: null }): Period | null =>
  clipped({ ...period, from: yearsBefore(period.from, years), to: yearsBefore(period.to, years) }, reach);

/** The end of a month stays the end of that month, also for February. */
const yearsBefore = (day: string, years: number): string => {
  const year = Number(day.slice(0, 4)) - years;
  const month = `${year}-${day.slice(5, 7)}`;
  const last = lastDayOf('M', month);
  return isMonthEnd(day) || `${month}${day.slice(7)}` > last ? last : `${month}${day.slice(7)}`;
};

const isMonthEnd = (day: string): boolean => addDays(day, 1).endsWith('-01');

/** Number of months in a period of whole months; null otherwise. */
export const monthsIn = ({ from, to }: Period): number | null =>
  from.endsWith('-01') && isMonthEnd(to) ? monthNumber(to) - monthNumber(from) + 1 : null;

/**
 * Whether figures of two periods can be compared: both have the same number of months (or days), both are complete or
 * both are incomplete, and incomplete periods cover the same months of the year.
 */
export const comparable = (one: Period, other: Period): boolean => {
  if (one.complete !== other.complete) return false;
  const [months, others] = [monthsIn(one), monthsIn(other)];
  if (months !== others) return false;
  if (months === null && daysBetween(one.from, one.to) !== daysBetween(other.from, other.to)) return false;
  return one.complete || (months !== null && one.from.slice(5) === other.from.slice(5));
};

/** Change from an earlier figure in percent; null if the two cannot be compared. */
export const changeBetween = (now: Figure | null, before: Figure | null): number | null => {
  if (!now || !before || now.value === null || before.value === null || before.value <= 0) return null;
  return comparable(now.period, before.period) ? 100 * (now.value / before.value - 1) : null;
};

/** Whole years between two periods at the same position in the year; null otherwise. */
const yearsBetween = (first: Period, last: Period): number | null => {
  const months = monthNumber(last.from) - monthNumber(first.from);
  return first.from.slice(8) === last.from.slice(8) && months > 0 && months % 12 === 0 ? months / 12 : null;
};

/** Annual growth in percent between two complete periods that are whole years apart; null if it cannot be computed. */
export const averageGrowth = (first: Figure | null, last: Figure | null): number | null => {
  if (!first || !last || first.value === null || last.value === null || first.value <= 0 || last.value < 0) return null;
  const years = yearsBetween(first.period, last.period);
  if (years === null || !first.period.complete || !comparable(first.period, last.period)) return null;
  return 100 * ((last.value / first.value) ** (1 / years) - 1);
};

export const isWithin = (inner: Period, outer: Period): boolean => inner.from >= outer.from && inner.to <= outer.to;

/**
 * First and last whole year in a run of months or years, for the average annual growth: complete calendar years, or
 * windows of twelve months counted back from the newest month. Null if there are fewer than two.
 */
export const outerYears = (run: readonly Period[]): { first: Period; last: Period } | null => {
  const whole = run.filter((period) => period.complete && monthsIn(period) === 12);
  const [first, last] = whole.length > 0 ? [whole[0], whole.at(-1)] : monthWindows(run);
  return first && last && first.from < last.from ? { first, last } : null;
};

const monthWindows = (run: readonly Period[]): [Period, Period] | [] => {
  const [begin, end] = [run[0], run.at(-1)];
  if (!begin || !end || run.some((period) => monthsIn(period) !== 1 || !period.complete)) return [];
  const years = Math.floor((monthNumber(end.to) - monthNumber(begin.from) + 1) / 12);
  if (years < 2) return [];
  const last = { from: `${monthAt(monthNumber(end.from) - 11)}-01`, to: end.to, complete: true };
  const first = yearsEarlier(last, years - 1);
  return first ? [first, last] : [];
};

/** 2026年1-10月, 2026年, 2024至2025年, 2026年10月, 2021年11月至2026年10月; periods of days as days. */
export const periodTitle = ({ from, to }: Pick<Period, 'from' | 'to'>): string => {
  if (!from.endsWith('-01') || !isMonthEnd(to)) return from === to ? from : `${from} 至 ${to}`;
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  const [month, lastMonth] = [Number(from.slice(5, 7)), Number(to.slice(5, 7))];
  if (month === 1 && lastMonth === 12) return year === lastYear ? `${year}年` : `${year}至${lastYear}年`;
  if (year !== lastYear) return `${year}年${month}月至${lastYear}年${lastMonth}月`;
  return month === lastMonth ? `${year}年${month}月` : `${year}年${month}-${lastMonth}月`;
};

/**
 * The part that an incomplete period covers, without its year: 1-10月, 10月; for days 至11-24. Empty if it is complete.
 */
export const partTitle = (period: Period): string => {
  if (period.complete) return '';
  if (monthsIn(period) === null) return `至${period.to.slice(5)}`;
  const title = periodTitle(period);
  if (period.from.slice(0, 4) !== period.to.slice(0, 4)) return title;
  // One whole year of a range of years is named by its year.
  return title.slice(title.indexOf('年') + 1) || title;
};
