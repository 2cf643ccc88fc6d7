import { addDays } from '@bee/domain/calendar-day';

/** `2026-03` shifted by a number of months. */
export const shiftMonth = (month: string, by: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
};

/** Weeks of a month from Monday to Sunday; null outside the month. */
export const monthGrid = (month: string): (string | null)[][] => {
  const first = `${month}-01`;
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -lead); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    );
  return weeks;
};
