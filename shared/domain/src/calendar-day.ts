export const DAY_MS = 86_400_000;
/** No daylight saving time since 1991. */
export const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Days from 1970-01-01 to a calendar day (`YYYY-MM-DD`). */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Reverses `dayNumber`. */
export const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Days between two calendar days, independent of time zones; negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export const addDays = (day: string, days: number): string => dayAt(dayNumber(day) + days);

/** Day number of 1970-01-05, the first Monday of the epoch. */
const FIRST_MONDAY = 4;

/** Consecutive weeks, from Monday to Sunday, differ by one. */
export const weekNumber = (day: string): number => Math.floor((dayNumber(day) - FIRST_MONDAY) / 7);

/** Monday of a week by its `weekNumber`. */
export const mondayAt = (week: number): string => dayAt(week * 7 + FIRST_MONDAY);

/** Week of the year by ISO 8601. */
export const weekOf = (day: string): number => {
  const thursday = addDays(mondayAt(weekNumber(day)), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};

/** Consecutive months differ by one; of a day or a month (`YYYY-MM`). */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Reverses `monthNumber`, `YYYY-MM`. */
export const monthAt = (number: number): string =>
  `${padded(Math.floor(number / 12), 4)}-${padded((number % 12) + 1, 2)}`;

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** Calendar day of an instant in Shanghai. */
export const shanghaiDay = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** True for an existing day in the form `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayNumber(text)) && addDays(text, 0) === text;
