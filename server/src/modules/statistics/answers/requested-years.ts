import { daysBetween } from '@bee/domain/calendar-day';
import type { RequestedTime } from '../../../answering/question-dates.ts';

const DAYS = 365;
/** More years are reported by the first and the last. */
const MANY_YEARS = 6;

/**
 * The years of a question; empty for the newest. The last years (近五年) are the last ones with figures, and a range
 * (2015至2020年, 2000年以来) contains the years between.
 */
export const requestedYears = (
  { years, span }: Pick<RequestedTime, 'years' | 'span'>,
  { series, said, today }: { series: readonly { year: number }[]; said: string; today: string },
): number[] => {
  const known = series.map(({ year }) => year);
  const [first = 0, second = known.at(-1) ?? 0] = years;
  const isRange = years.length === 2 ? /\s[到至~～—–-]\s/.test(said) : years.length === 1 && /以来|至今|起/.test(said);
  if (isRange) return ends(known.filter((year) => year >= first && year <= second));
  if (!span || years.length > 0) return years;
  if (span.to === today && !span.from.endsWith('-01-01')) {
    const count = Math.max(1, Math.round(daysBetween(span.from, span.to) / DAYS));
    // The newest year is said to be the newest.
    return count === 1 ? [] : ends(known.slice(-count));
  }
  return [...new Set([span.from, span.to].map((day) => Number(day.slice(0, 4))))];
};

const ends = (years: number[]): number[] =>
  years.length > MANY_YEARS ? years.filter((_, at) => at === 0 || at === years.length - 1) : years;
