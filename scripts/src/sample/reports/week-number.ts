import { addDays, dayNumber, yearOf } from '../../../../server/src/sample/days.ts';

/** ISO week of a Monday, as 2026-W09: the first week of a year is the one with its fourth of January. */
export const weekNumber = (monday: string): string => {
  const thursday = addDays(monday, 3);
  const year = yearOf(thursday);
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
};
