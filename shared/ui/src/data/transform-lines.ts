import { addDays } from '@bee/domain/calendar-day';
import type { ChartLine } from './chart-line.ts';
import type { ChartTransform } from './chart-view.ts';

/**
 * Lines as a transform shows them, from a day on. What lies before is only compared with: a change against the year
 * before needs points of that year. Where there is nothing to compare with, there is no value.
 */
export const transformLines = (lines: readonly ChartLine[], transform: ChartTransform, from = ''): ChartLine[] =>
  lines.map((line) => {
    const { unit, value } = rules[transform](line, from);
    return {
      ...line,
      unit,
      points: line.points.flatMap(([day, now], place): ChartLine['points'] =>
        day < from ? [] : [[day, now === null ? null : value(now, day, place)]],
      ),
    };
  });

type Rule = (
  line: ChartLine,
  from: string,
) => { unit: string; value(now: number, day: string, place: number): number | null };

const rules: Record<ChartTransform, Rule> = {
  lin: ({ unit }) => ({ unit, value: (now) => now }),
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

/** The same day a year before, or else the nearest within three days: markets and weeks do not keep the date. */
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
