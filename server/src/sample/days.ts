const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of a day `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(dayNumber(day) + days);

/** First day of the month that lies `months` after the day's own. */
export const monthStart = (day: string, months = 0): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

/** Monday of the day's week. */
export const weekStart = (day: string): string => {
  const number = dayNumber(day);
  return dayOf(number - ((number + 3) % 7));
};

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** 3月4日 */
export const shortDay = (day: string): string => `${monthOf(day)}月${Number(day.slice(8, 10))}日`;

/** The wholesale markets rest around the Spring Festival: its eve and the four days after. */
export const isMarketHoliday = (day: string): boolean => {
  const festival = SPRING_FESTIVALS[yearOf(day)];
  if (!festival) return false;
  const distance = dayNumber(day) - dayNumber(festival);
  return distance >= -1 && distance <= 4;
};

/** Days to the next Spring Festival (negative after it), null outside the years of the table. */
export const daysToFestival = (day: string): number | null => {
  const festival = SPRING_FESTIVALS[yearOf(day)];
  return festival ? dayNumber(festival) - dayNumber(day) : null;
};

const SPRING_FESTIVALS: Record<number, string> = {
  2018: '2018-02-16',
  2019: '2019-02-05',
  2020: '2020-01-25',
  2021: '2021-02-12',
  2022: '2022-02-01',
  2023: '2023-01-22',
  2024: '2024-02-10',
  2025: '2025-01-29',
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
  2031: '2031-01-23',
  2032: '2032-02-11',
  2033: '2033-01-31',
  2034: '2034-02-19',
  2035: '2035-02-08',
};
