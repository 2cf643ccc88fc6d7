import { addDays } from '@bee/domain/calendar-day';
import { differences, movingAverage } from '@bee/domain/series';
import type { ChartLine } from '../plot/chart-line.ts';
import type { ChartTransform } from './chart-view.ts';

/**
 * Applies a transform to lines, from a day on. Earlier points are only used for comparison: a change against the year
 * before needs points of that year. Without a point to compare with, there is no value; partial periods are not
 * compared.
 * @param window points of a moving average
 */
export const transformLines = (
  lines: readonly ChartLine[],
  transform: ChartTransform,
  from = '',
  window = USUAL_WINDOW,
): ChartLine[] =>
  lines.map((line) => {
    if (transform === 'lin')
      return {
        ...line,
        points: line.points.filter(([day]) => day >= from),
        ...(line.band && { band: line.band.filter(([day]) => day >= from) }),
      };
    const whole = withoutParts(line);
    const { unit, value } = rules[transform](whole, from, window);
    return {
      ...whole,
      unit,
      points: whole.points.flatMap(([day, now], place): ChartLine['points'] =>
        day < from ? [] : [[day, now === null ? null : value(now, day, place)]],
      ),
    };
  });

const withoutParts = ({ parts = {}, band: _, ...line }: ChartLine): ChartLine => ({
  ...line,
  points: line.points.map(([day, value]) => [day, parts[day] === undefined ? value : null]),
});

const USUAL_WINDOW = 3;

type Rule = (
  line: ChartLine,
  from: string,
  window: number,
) => { unit: string; value(now: number, day: string, place: number): number | null };

const rules: Record<Exclude<ChartTransform, 'lin'>, Rule> = {
  chg: ({ unit, points }) => placed(unit, differences(points.map(([, value]) => value))),
  avg: ({ unit, points }, _, window) =>
    placed(
      unit,
      movingAverage(
        points.map(([, value]) => value),
        window,
      ),
    ),
  mom: ({ points }) => ({
    unit: '%',
    value: (now, _, place) => percent(now, points[place - 1]?.[1]),
  }),
  yoy: ({ points }) => {
    const byDay = new Map(points);
    return { unit: '%', value: (now, day) => percent(now, yearBefore(byDay, day)) };
  },
  idx100: ({ points }, from) => {
    const base = points.find(([day, value]) => day >= from && value !== null && value > 0)?.[1];
    return { unit: '起点 = 100', value: (now) => (base ? round((100 * now) / base) : null) };
  },
};

/** Values by index, without floating-point errors. */
const placed = (unit: string, values: readonly (number | null)[]): ReturnType<Rule> => ({
  unit,
  value: (_now, _day, place) => {
    const value = values[place] ?? null;
    return value === null ? null : Number(value.toPrecision(12));
  },
});

/**
 * The same day a year before, or the nearest within three days: markets and weeks are not on the same dates every year.
 */
const yearBefore = (byDay: Map<string, number | null>, day: string): number | null | undefined => {
  const wanted = addDays(day, -365);
  for (const shift of [0, 1, -1, 2, -2, 3, -3]) {
    const value = byDay.get(shift === 0 ? wanted : addDays(wanted, shift));
    if (value !== null && value !== undefined) return value;
  }
  return null;
};

const percent = (now: number, before: number | null | undefined): number | null =>
  before ? round(100 * (now / before - 1)) : null;

const round = (value: number): number => Math.round(value * 10) / 10;
