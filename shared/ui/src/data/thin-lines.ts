import { type ChartLine, daysOf } from '../plot/chart-line.ts';

/**
 * Reduces the points of a drawing: keeps both ends and, per stretch of days, the minimum, the maximum and a gap of
 * every line, so that no peak or gap is lost. All lines keep the same days, because a day that only one line has would
 * interrupt the others.
 */
export const thinLines = (lines: readonly ChartLine[], most: number): ChartLine[] => {
  const days = daysOf(lines);
  if (days.length <= most) return [...lines];
  const length = Math.ceil(days.length / Math.floor((most - ENDS) / (KEPT_OF_EACH * lines.length)));
  const kept = new Set([...days.slice(0, 1), ...days.slice(-1)]);
  for (const { points } of lines) {
    const values = new Map(points);
    for (let start = 0; start < days.length; start += length)
      for (const day of extremes(days.slice(start, start + length), values)) kept.add(day);
  }
  return lines.map((line) => ({ ...line, points: line.points.filter(([day]) => kept.has(day)) }));
};

const ENDS = 2;
const KEPT_OF_EACH = 3;

const extremes = (stretch: string[], values: Map<string, number | null>): string[] => {
  let low: { day: string; value: number } | undefined;
  let high: typeof low;
  let gap: string | undefined;
  for (const day of stretch) {
    const value = values.get(day) ?? null;
    if (value === null) gap ??= day;
    else {
      if (!low || value < low.value) low = { day, value };
      if (!high || value > high.value) high = { day, value };
    }
  }
  return [low?.day, high?.day, gap].filter((day) => day !== undefined);
};
