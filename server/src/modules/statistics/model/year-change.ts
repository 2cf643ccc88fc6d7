import { changeBetween, type Figure, periodOf } from '@bee/domain/period';

/** Percent change from the previous year; null if the previous figure is missing or zero. */
export const yearChange = (year: number, value: number, before: number | null | undefined): number | null =>
  changeBetween(figureOf(year, value), figureOf(year - 1, before ?? null));

export const figureOf = (year: number, value: number | null): Figure | null => {
  const period = periodOf('Y', String(year));
  return period && { period, value };
};
