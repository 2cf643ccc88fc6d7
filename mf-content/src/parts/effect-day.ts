const DAY_MS = 86_400_000;

/** Days from one day to another (`YYYY-MM-DD`); negative when `to` is past. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The day that an instant falls on in Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (instant: Date): string => shanghai.format(instant);
