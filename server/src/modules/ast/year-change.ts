import { changeBetween, type Figure, periodOf } from '@bee/domain/period';

/** Percent by which the figure of a year is above that of the year before; null where that has none or nothing. */
export const yearChange = (year: number, value: number, before: number | null | undefined): number | null =>
  changeBetween(figureOf(year, value), figureOf(year - 1, before ?? null));

export const figureOf = (year: number, value: number | null): Figure | null => {
  const period = periodOf('Y', String(year));
  return period && { period, value };
};
