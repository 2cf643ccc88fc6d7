const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days between two calendar days (`YYYY-MM-DD`), independent of time zones; negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string): number => Math.round((instantOf(to) - instantOf(from)) / DAY_MS);

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export const addDays = (day: string, days: number): string =>
  new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Week of the year by ISO 8601. */
export const weekOf = (day: string): number => {
  const weekday = (new Date(instantOf(day)).getUTCDay() + 6) % 7;
  const thursday = addDays(day, 3 - weekday);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
};

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** Calendar day of an instant in Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (instant: Date): string => shanghai.format(instant);

/** True for an existing day in the form `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text)) && addDays(text, 0) === text;
