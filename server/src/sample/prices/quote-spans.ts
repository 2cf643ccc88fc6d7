import { addDays, dayNumber, dayOf, yearOf } from '../days.ts';
import type { Quotes } from './parse-quotes.ts';
import { LAST_QUOTE_DAY, placeOf } from './quote-file.ts';

/** Quotes of a series between two days, both included, as columns. */
export type QuoteColumns = Omit<Quotes, 'outliers'> & { outlier: boolean[] };

/**
 * Quotes from `from` to `to`. Where the files have ended, years are those of their last one, so that seasons stay on
 * their days. A 29 February that a year lacks is its 28 February, unless that has a quote: the last day of the month has
 * one in monthly series.
 */
export const quotesBetween = (quotes: Quotes, from: string, to: string): QuoteColumns => {
  const found: QuoteColumns = { day: [], low: [], avg: [], high: [], outlier: [] };
  const lastYear = yearOf(LAST_QUOTE_DAY);
  const stored = to < LAST_QUOTE_DAY ? to : LAST_QUOTE_DAY;
  if (from <= stored) append(found, quotes, dayNumber(from), dayNumber(stored), (day) => day);
  for (let year = Math.max(lastYear + 1, yearOf(from)); year <= yearOf(to); year++) {
    const [first, last] = [`${year}-01-01`, `${year}-12-31`];
    const inLastYear = (day: string) => dayNumber(`${lastYear}${day.slice(4)}`);
    append(found, quotes, inLastYear(from > first ? from : first), inLastYear(to < last ? to : last), (day) => {
      const moved = `${year}${dayOf(day).slice(4)}`;
      const date = moved.endsWith('-02-29') && !isLeap(year) ? `${year}-02-28` : moved;
      return dayNumber(date) === found.day.at(-1) ? null : dayNumber(date);
    });
  }
  return found;
};

const isLeap = (year: number): boolean => addDays(`${year}-02-28`, 1).endsWith('-29');

const append = (to: QuoteColumns, from: Quotes, first: number, last: number, dayIn: (day: number) => number | null) => {
  for (let place = placeOf(from, first); place < from.day.length; place++) {
    const day = from.day[place] ?? Number.POSITIVE_INFINITY;
    if (day > last) return;
    const moved = dayIn(day);
    if (moved === null) continue;
    to.day.push(moved);
    to.low.push(from.low[place] ?? 0);
    to.avg.push(from.avg[place] ?? 0);
    to.high.push(from.high[place] ?? 0);
    to.outlier.push(from.outliers.has(day));
  }
};
