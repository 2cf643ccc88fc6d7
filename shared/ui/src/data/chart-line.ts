/** One line: a point per day (week, month), null where there is nothing; never interpolated. */
export type ChartLine = {
  /** What `compare` calls it. */
  id: string;
  name: string;
  unit: string;
  points: [day: string, value: number | null][];
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
