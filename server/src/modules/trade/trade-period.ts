/** `2025-02` and so many months later. */
export const monthAfter = (month: string, months: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** All months from one to the other, both included. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month, 1)) months.push(month);
  return months;
};

export const lastTwelve = (month: string): string[] => monthsBetween(monthAfter(month, -11), month);

/** The months of a year up to a month of it. */
export const yearToDate = (month: string): string[] => monthsBetween(`${month.slice(0, 4)}-01`, month);

/** The same period a year before. */
export const yearBefore = (period: string): string =>
  period.length === 4 ? String(Number(period) - 1) : monthAfter(period, -12);

export const yearOfPeriod = (period: string): number => Number(period.slice(0, 4));

/** `2026-10`, `2026`, or `2026-01~2026-10` for several months. */
export const periodText = (periods: readonly string[]): string =>
  periods.length > 1 ? `${periods[0]}~${periods.at(-1)}` : (periods[0] ?? '');

/** A year as one period, or the months of it so far while it lasts, so that it compares with the same months before. */
export const periodsOfYear = (year: number, lastMonth: string | null): string[] =>
  lastMonth !== null && yearOfPeriod(lastMonth) === year && !lastMonth.endsWith('-12')
    ? yearToDate(lastMonth)
    : [String(year)];
