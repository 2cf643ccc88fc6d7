import { addDays, monthOf, monthStart, yearOf } from '../../../../server/src/sample/days.ts';
import { LAST_QUOTE_DAY } from '../../../../server/src/sample/prices/quote-file.ts';
import type { Period as StoredPeriod } from '../../../../server/src/sample/references/reference-draft.ts';

const QUARTERS = ['第一季度', '第二季度', '第三季度', '第四季度'];
const DAYS_TO_PRESS = 4;

/** A completed month or quarter, with the span before it and the same one of the year before; days are included. */
export type Period = StoredPeriod & {
  from: string;
  to: string;
  before: { from: string; to: string };
  lastYear: { from: string; to: string };
};

/** First day before which files are not loaded: series have all their issues by then. */
const LOADED = '2026-03-01';

/** Months (`size` 1) or quarters (`size` 3): `count` of them before the first load and those up to the end of the quotes. */
export const issuePeriods = (size: 1 | 3, count: number): Period[] => {
  const periods: Period[] = [];
  const first = monthStart(LOADED, -((monthOf(LOADED) - 1) % size) - size * count);
  for (let from = first; span(from, size).to <= LAST_QUOTE_DAY; from = monthStart(from, size))
    periods.push(periodFrom(from, size));
  return periods;
};

/** Same month in the years before, the newest first. */
export const sameMonthBefore = (month: string, years: number): string[] =>
  Array.from({ length: years }, (_, index) => monthStart(month, -12 * (index + 1)));

/** 2026年2月 */
export const monthName = (month: string): string => `${yearOf(month)}年${monthOf(month)}月`;

const periodFrom = (from: string, size: 1 | 3): Period => {
  const { to } = span(from, size);
  const quarter = Math.floor((monthOf(from) - 1) / 3);
  return {
    key: size === 1 ? from.slice(0, 7) : `${yearOf(from)}-q${quarter + 1}`,
    name: size === 1 ? monthName(from) : `${yearOf(from)}年${QUARTERS[quarter]}`,
    no: `${yearOf(from)}年第${size === 1 ? monthOf(from) : quarter + 1}期`,
    from,
    to,
    before: span(monthStart(from, -size), size),
    lastYear: span(monthStart(from, -12), size),
    publishedAt: addDays(to, DAYS_TO_PRESS),
  };
};

const span = (from: string, size: number) => ({ from, to: addDays(monthStart(from, size), -1) });

export const storedPeriod = ({ key, name, no, publishedAt }: Period): StoredPeriod => ({ key, name, no, publishedAt });
