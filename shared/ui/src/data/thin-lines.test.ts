import { addDays } from '@bee/domain/calendar-day';
import type { ChartLine } from '../plot/chart-line.ts';
import { thinLines } from './thin-lines.ts';

const MAX_POINTS = 1500;

const lineOf = (name: string, count: number, value: (place: number) => number | null): ChartLine => ({
  id: name,
  name,
  unit: '元/公斤',
  points: Array.from({ length: count }, (_, place) => [addDays('2000-01-01', place), value(place)]),
});
const wave = (place: number) => Math.sin(place / 5) * 5;
const thinned = (...lines: ChartLine[]) => thinLines(lines, MAX_POINTS).map(({ points }) => points);

describe('thinning lines for drawing', () => {
  it('keeps peaks, gaps and both ends, in order, with far fewer points', () => {
    const special = new Map([
      [4321, 99],
      [7000, null],
      [9996, 2],
      [9997, -2],
      [9999, 0],
    ]);
    const line = lineOf('寿光', 10_000, (place) => (special.has(place) ? (special.get(place) ?? null) : wave(place)));
    const [points = []] = thinned(line);
    expect(points.length).toBeLessThanOrEqual(MAX_POINTS);
    for (const place of [0, 4321, 7000, 9999]) expect(points).toContainEqual(line.points[place]);
    expect(points.map(([day]) => day)).toEqual(points.map(([day]) => day).sort());
  });

  it('keeps the same days of all lines, so that none interrupts another', () => {
    const lines = [lineOf('寿光', 10_000, wave), lineOf('北京', 10_000, (place) => wave(place + 777) + (place % 13))];
    const [one = [], other = []] = thinned(...lines);
    expect(one.length).toBeLessThanOrEqual(MAX_POINTS);
    expect(one.map(([day]) => day)).toEqual(other.map(([day]) => day));
    expect([...one, ...other].filter(([, value]) => value === null)).toEqual([]);
  });

  it('keeps a stretch that only one line lacks as its gap', () => {
    const long = lineOf('寿光', 10_000, wave);
    const short = {
      ...lineOf('北京', 10_000, wave),
      points: long.points.filter((_, place) => place < 3000 || place > 3100),
    };
    const [, own = []] = thinned(long, short);
    const missing = own.filter(([, value]) => value === null).map(([day]) => day);
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.every((day) => day >= addDays('2000-01-01', 3000) && day <= addDays('2000-01-01', 3100))).toBe(true);
  });

  it('does not change lines that fit', () => {
    const line = lineOf('寿光', MAX_POINTS, wave);
    expect(thinned(line)).toEqual([line.points]);
  });
});
