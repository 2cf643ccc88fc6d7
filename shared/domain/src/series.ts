import type { Period } from './period.ts';
import { firstDayOf, lastDayOf, type PeriodFreq, periodAt, periodNumber } from './table-period.ts';

/** Period and value, oldest first; periods without a value are absent. */
export type SeriesPoints = readonly (readonly [period: string, value: number])[];

/** How values are combined: prices are averaged, flows are summed, levels take the last value. */
export type Aggregation = 'mean' | 'sum' | 'last';

const COARSER: Record<PeriodFreq, readonly PeriodFreq[]> = {
  D: ['W', 'X', 'M', 'Q', 'Y'],
  W: ['M', 'Q', 'Y'],
  X: ['M', 'Q', 'Y'],
  M: ['Q', 'Y'],
  Q: ['Y'],
  Y: [],
};

/** Frequencies to which figures of this frequency can be aggregated; never finer. */
export const coarserThan = (freq: PeriodFreq): readonly PeriodFreq[] => COARSER[freq];

/**
 * Aggregates a series to a coarser frequency. Mean and last use the available values. A sum requires all parts, because
 * missing parts would count as 0; incomplete periods are absent. Weeks belong to the period in which they begin.
 */
export const aggregate = (
  points: SeriesPoints,
  from: PeriodFreq,
  to: PeriodFreq,
  by: Aggregation,
): [string, number][] => {
  const parts = new Map<number, number[]>();
  for (const [period, value] of points) {
    const whole = periodNumber(to, period);
    const known = parts.get(whole);
    if (known) known.push(value);
    else parts.set(whole, [value]);
  }
  return [...parts].flatMap(([whole, values]): [string, number][] => {
    if (by === 'sum' && values.length < partCount(whole, from, to)) return [];
    const sum = values.reduce((total, value) => total + value, 0);
    return [[periodAt(to, whole), by === 'last' ? (values.at(-1) ?? 0) : by === 'sum' ? sum : sum / values.length]];
  });
};

/** Number of finer periods that begin within a coarser period. */
const partCount = (whole: number, from: PeriodFreq, to: PeriodFreq): number =>
  firstPart(whole + 1, from, to) - firstPart(whole, from, to);

const firstPart = (whole: number, from: PeriodFreq, to: PeriodFreq): number => {
  const part = periodNumber(from, periodAt(to, whole));
  return periodNumber(to, periodAt(from, part)) < whole ? part + 1 : part;
};

/** The part of a coarser period between the first and the last of the finer figures. */
export const coveredBy = (points: SeriesPoints, from: PeriodFreq, to: PeriodFreq, period: string): Period => {
  const whole = { from: firstDayOf(period), to: lastDayOf(to, period), complete: true };
  const [first, last] = [points[0]?.[0], points.at(-1)?.[0]];
  if (from === to || first === undefined || last === undefined) return whole;
  const number = periodNumber(to, period);
  const begins = periodNumber(from, first) > firstPart(number, from, to) ? firstDayOf(first) : whole.from;
  const ends = periodNumber(from, last) < firstPart(number + 1, from, to) - 1 ? lastDayOf(from, last) : whole.to;
  return { from: begins, to: ends, complete: begins === whole.from && ends === whole.to };
};

/** All periods from the first to the last value; null for periods without a value. */
export const withGaps = (points: SeriesPoints, freq: PeriodFreq): [string, number | null][] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const values = new Map(points);
  const start = periodNumber(freq, first[0]);
  return Array.from({ length: periodNumber(freq, last[0]) - start + 1 }, (_, place) => {
    const period = periodAt(freq, start + place);
    return [period, values.get(period) ?? null];
  });
};

type Values = readonly (number | null)[];

/** Splits values into a solid and a dashed line; values of partial periods are joined by the dashed line. */
export const splitAtParts = (
  values: Values,
  isPart: (place: number) => boolean,
): Record<'solid' | 'dashed', Values> => ({
  solid: values.map((value, place) => (isPart(place) ? null : value)),
  dashed: values.map((value, place) => ([place - 1, place, place + 1].some(isPart) ? value : null)),
});

/** Mean of each value and the values before it, `window` in total; null if any of them is missing. */
export const movingAverage = (values: Values, window: number): (number | null)[] =>
  values.map((_, place) => {
    const known = values.slice(Math.max(0, place + 1 - window), place + 1).filter((value) => value !== null);
    return known.length === window ? known.reduce((sum, value) => sum + value, 0) / window : null;
  });

/** Difference from the previous value; null if either value is missing. */
export const differences = (values: Values): (number | null)[] =>
  values.map((value, place) => {
    const before = values[place - 1] ?? null;
    return value === null || before === null ? null : value - before;
  });
