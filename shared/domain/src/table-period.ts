import { addDays, dayAt, dayNumber, mondayAt, monthAt, monthNumber, weekNumber } from './calendar-day.ts';

/** Day, week, ten-day period, month, quarter, year. */
export type PeriodFreq = 'D' | 'W' | 'X' | 'M' | 'Q' | 'Y';

const two = (number: number): string => String(number).padStart(2, '0');

/** First day of a period: 2026, 2026-Q1, 2026-03 or 2026-03-04. */
export const firstDayOf = (period: string): string => {
  const [year = '', rest, day] = period.split('-');
  if (rest === undefined) return `${year}-01-01`;
  const month = rest.startsWith('Q') ? two(3 * Number(rest.slice(1)) - 2) : rest;
  return `${year}-${month}-${day ?? '01'}`;
};

/** Sequence number of a period within its frequency: consecutive periods differ by one. */
export const periodNumber = (freq: PeriodFreq, period: string): number => {
  const day = firstDayOf(period);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  switch (freq) {
    case 'D':
      return dayNumber(day);
    case 'W':
      return weekNumber(day);
    case 'X':
      return year * 36 + (month - 1) * 3 + Math.min(2, Math.floor((date - 1) / 10));
    case 'M':
      return monthNumber(day);
    case 'Q':
      return year * 4 + Math.floor((month - 1) / 3);
    case 'Y':
      return year;
  }
};

/** Reverses `periodNumber`; the result is written as in tables. */
export const periodAt = (freq: PeriodFreq, number: number): string => {
  switch (freq) {
    case 'D':
      return dayAt(number);
    case 'W':
      return mondayAt(number);
    case 'X':
      return `${Math.floor(number / 36)}-${two(Math.floor((number % 36) / 3) + 1)}-${two((number % 3) * 10 + 1)}`;
    case 'M':
      return monthAt(number);
    case 'Q':
      return `${Math.floor(number / 4)}-Q${(number % 4) + 1}`;
    case 'Y':
      return String(number);
  }
};

/** Last day of a period of the given frequency. */
export const lastDayOf = (freq: PeriodFreq, period: string): string =>
  addDays(firstDayOf(periodAt(freq, periodNumber(freq, period) + 1)), -1);

const freqOf = (period: string): PeriodFreq =>
  period.length === 4 ? 'Y' : period.includes('Q') ? 'Q' : period.length === 7 ? 'M' : 'D';

/** The period of a frequency in which another period begins or ends: 2026-Q1 ends in the month 2026-03. */
export const periodWithin = (freq: PeriodFreq, period: string, edge: 'first' | 'last'): string => {
  const day = edge === 'first' ? firstDayOf(period) : lastDayOf(freqOf(period), period);
  return periodAt(freq, periodNumber(freq, day));
};
