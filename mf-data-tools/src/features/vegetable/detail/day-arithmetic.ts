const DAY_MS = 24 * 3600 * 1000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Days are days of the calendar, without a zone. @example daysBefore('2026-03-01', 1) // '2026-02-28' */
export const daysBefore = (day: string, days: number): string =>
  new Date((dayNumber(day) - days) * DAY_MS).toISOString().slice(0, 10);

/** Week of the year as the seasonal figures count it (ISO 8601). */
export const weekOf = (day: string): number => {
  const number = dayNumber(day);
  const weekday = (new Date(number * DAY_MS).getUTCDay() + 6) % 7;
  const thursday = number - weekday + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  return Math.floor((thursday - dayNumber(`${year}-01-01`)) / 7) + 1;
};
