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
  const kept = new Set([0, days.length - 1]);
  const columns = lines.map((line) => valuesOn(days, line));
  for (const values of columns)
    for (let start = 0; start < days.length; start += length)
      for (const at of extremes(values, start, Math.min(start + length, days.length))) kept.add(at);
  const places = [...kept].sort((one, next) => one - next);
  return lines.map((line, index) => ({
    ...line,
    points: places.map((at) => [days[at] ?? '', columns[index]?.[at] ?? null]),
  }));
};

const ENDS = 2;
const KEPT_OF_EACH = 3;

/** Nearly every line has a point on each day; looking up thousands of days takes most of the time of a drawing. */
const valuesOn = (days: readonly string[], { points }: ChartLine): (number | null)[] => {
  const isWhole = points.length === days.length && points.every(([day], at) => day === days[at]);
  if (isWhole) return points.map(([, value]) => value);
  const byDay = new Map(points);
  return days.map((day) => byDay.get(day) ?? null);
};

/** Places of the minimum, the maximum and the first gap between two places. */
const extremes = (values: readonly (number | null)[], from: number, to: number): number[] => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [low, high, gap] = [-1, -1, -1];
  for (let at = from; at < to; at += 1) {
    const value = values[at] ?? null;
    if (value === null) gap = gap < 0 ? at : gap;
    else {
      if (value < lowest) [low, lowest] = [at, value];
      if (value > highest) [high, highest] = [at, value];
    }
  }
  return [low, high, gap].filter((at) => at >= 0);
};
