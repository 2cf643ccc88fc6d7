import { groupBy } from '@bee/domain/group-by';
import { periodAt, periodNumber } from '@bee/domain/table-period';

/** One line: a point per day (week, month), null for missing values; never interpolated. */
export type ChartLine = {
  /** Value in `compare`. */
  id: string;
  name: string;
  unit: string;
  points: [day: string, value: number | null][];
  parts?: ChartParts;
  /** Range around the values, drawn as an area. */
  band?: ChartBand;
};

export type ChartBand = readonly (readonly [day: string, low: number, high: number])[];

/**
 * Days of points that cover only part of their period, with that part: 1-10月. They are drawn hollow and not compared.
 */
export type ChartParts = Readonly<Record<string, string>>;

/** Interval of the points. Points of months, quarters and years are placed at their first day. */
export type ChartStep = 'day' | 'month' | 'quarter' | 'year';

const LENGTHS = { day: 10, month: 7, year: 4 };

/** 2026-03-04, 2026-03, 2026-Q1 or 2026. */
export const stepText = (day: string, step: ChartStep): string =>
  step === 'quarter' ? periodAt('Q', periodNumber('Q', day)) : day.slice(0, LENGTHS[step]);

/** Lines with labels of days, months or years; partial periods are marked: 2026（1-10月）. */
export const namedBySteps = (lines: readonly ChartLine[], step: ChartStep): ChartLine[] => {
  const parts: ChartParts = Object.assign({}, ...lines.map((line) => line.parts));
  const nameOf = (day: string) => `${stepText(day, step)}${step === 'day' || !parts[day] ? '' : `（${parts[day]}）`}`;
  return lines.map((line) => ({
    ...line,
    points: line.points.map(([day, value]) => [nameOf(day), value]),
    ...(line.parts && {
      parts: Object.fromEntries(Object.entries(line.parts).map(([day, part]) => [nameOf(day), part])),
    }),
  }));
};

/** Groups lines by unit, because they share an axis. Ordered by the first line of each unit. */
export const linesByUnit = (lines: readonly ChartLine[]): ChartLine[][] => [
  ...groupBy(lines, ({ unit }) => unit).values(),
];

type Dated = { points: readonly (readonly [day: string, value: unknown])[] };

/** Days of all lines, oldest first. */
export const daysOf = (lines: readonly Dated[]): string[] => {
  const [first = [], ...others] = lines.map(({ points }) => points.map(([day]) => day));
  // Most lines have the same days in order; sorting 10,000 takes longer than drawing them.
  if (isInOrder(first) && others.every((days) => isSame(days, first))) return first;
  return [...new Set([first, ...others].flat())].sort();
};

const isInOrder = (days: readonly string[]) => days.every((day, at) => at === 0 || (days[at - 1] ?? '') < day);

const isSame = (some: readonly string[], days: readonly string[]) =>
  some.length === days.length && some.every((day, at) => day === days[at]);

/** Table rows of the lines, newest first; values in the order of the lines. */
export const rowsOf = (lines: readonly ChartLine[]): { day: string; values: (number | null)[] }[] => {
  const byDay = lines.map(({ points }) => new Map(points));
  return daysOf(lines)
    .reverse()
    .map((day) => ({ day, values: byDay.map((points) => points.get(day) ?? null) }));
};
