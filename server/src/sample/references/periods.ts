import { addDays, monthOf, monthStart, yearOf } from '../days.ts';
import type { Period } from './reference-draft.ts';

const QUARTERS = ['第一季度', '第二季度', '第三季度', '第四季度'];
const DAYS_TO_PRESS = 4;

/** The last completed months (`size` 1) or quarters (`size` 3), the newest first. */
export const completedPeriods = (today: string, size: 1 | 3, count: number): Period[] => {
  const current = monthStart(today, size === 1 ? 0 : -((monthOf(today) - 1) % 3));
  return Array.from({ length: count }, (_, index) => periodFrom(monthStart(current, -size * (index + 1)), size, today));
};

/** Same month in the years before, the newest first. */
export const sameMonthBefore = (month: string, years: number): string[] =>
  Array.from({ length: years }, (_, index) => monthStart(month, -12 * (index + 1)));

/** 2026年2月 */
export const monthName = (month: string): string => `${yearOf(month)}年${monthOf(month)}月`;

const periodFrom = (from: string, size: 1 | 3, today: string): Period => {
  const { to } = span(from, size);
  const quarter = Math.floor((monthOf(from) - 1) / 3);
  const press = addDays(to, DAYS_TO_PRESS);
  return {
    key: size === 1 ? from.slice(0, 7) : `${yearOf(from)}-q${quarter + 1}`,
    name: size === 1 ? monthName(from) : `${yearOf(from)}年${QUARTERS[quarter]}`,
    no: `${yearOf(from)}年第${size === 1 ? monthOf(from) : quarter + 1}期`,
    from,
    to,
    before: span(monthStart(from, -size), size),
    lastYear: span(monthStart(from, -12), size),
    publishedAt: press < today ? press : today,
  };
};

const span = (from: string, size: number) => ({ from, to: addDays(monthStart(from, size), -1) });
