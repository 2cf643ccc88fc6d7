import { periodAt, periodNumber } from '@bee/domain/table-period';

/** One line: a point per day (week, month), null where there is nothing; never interpolated. */
export type ChartLine = {
  /** What `compare` calls it. */
  id: string;
  name: string;
  unit: string;
  points: [day: string, value: number | null][];
  parts?: ChartParts;
};

/** Days of points that are of a part of their period, with what part: 1-10月. They are drawn hollow and compare with none. */
export type ChartParts = Readonly<Record<string, string>>;

/** How far points lie apart. Points of months, quarters and years stand at the first day of theirs. */
export type ChartStep = 'day' | 'month' | 'quarter' | 'year';

const LENGTHS = { day: 10, month: 7, year: 4 };

/** 2026-03-04, 2026-03, 2026-Q1 or 2026. */
export const stepText = (day: string, step: ChartStep): string =>
  step === 'quarter' ? periodAt('Q', periodNumber('Q', day)) : day.slice(0, LENGTHS[step]);

/** Lines by the names of their days, months or years; what is covered in part says so: 2026（1-10月）. */
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

/** Lines of one unit together: they share an axis. In the order of the first of each. */
export const linesByUnit = (lines: readonly ChartLine[]): ChartLine[][] => {
  const groups = new Map<string, ChartLine[]>();
  for (const line of lines) groups.set(line.unit, [...(groups.get(line.unit) ?? []), line]);
  return [...groups.values()];
};

/** Days of all lines, oldest first. */
export const daysOf = (lines: readonly ChartLine[]): string[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(([day]) => day)))].sort();

/** Rows of a table over the lines, newest first; values in the order of the lines. */
export const rowsOf = (lines: readonly ChartLine[]): { day: string; values: (number | null)[] }[] => {
  const byDay = lines.map(({ points }) => new Map(points));
  return daysOf(lines)
    .reverse()
    .map((day) => ({ day, values: byDay.map((points) => points.get(day) ?? null) }));
};
