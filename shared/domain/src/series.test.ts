import {
  aggregate,
  coarserThan,
  coveredBy,
  differences,
  movingAverage,
  type SeriesPoints,
  withGaps,
} from './series.ts';
import { type PeriodFreq, periodAt, periodNumber } from './table-period.ts';
import { forSeeds } from './testing/seeded.ts';

/** All periods of a frequency from `from` to `to`. */
const between = (freq: PeriodFreq, from: string, to: string): string[] => {
  const first = periodNumber(freq, from);
  return Array.from({ length: periodNumber(freq, to) - first + 1 }, (_, place) => periodAt(freq, first + place));
};
const months = between('M', '2021-01', '2025-12');
const whole = (random: () => number) => Math.floor(random() * 2001) - 1000;
/** Random values for most months of five years. */
const monthly = (random: () => number): [string, number][] =>
  months.flatMap((month): [string, number][] => (random() < 0.15 ? [] : [[month, whole(random)]]));

const year = (count: number): SeriesPoints => months.slice(0, count).map((month, place) => [month, place + 1]);

describe('a coarser frequency', () => {
  it('averages, adds or takes the last value', () => {
    expect(aggregate(year(12), 'M', 'Y', 'mean')).toEqual([['2021', 6.5]]);
    expect(aggregate(year(12), 'M', 'Q', 'sum')).toEqual([
      ['2021-Q1', 6],
      ['2021-Q2', 15],
      ['2021-Q3', 24],
      ['2021-Q4', 33],
    ]);
    expect(aggregate(year(12), 'M', 'Y', 'last')).toEqual([['2021', 12]]);
  });

  it('has no sum of a period of which a part is missing, but a mean of what there is', () => {
    expect(aggregate(year(11), 'M', 'Y', 'sum')).toEqual([]);
    expect(aggregate(year(11), 'M', 'Y', 'mean')).toEqual([['2021', 6]]);
  });

  it('counts the days of each month, and weeks to where they begin', () => {
    const days: SeriesPoints = between('D', '2024-02-01', '2024-02-29').map((day) => [day, 1]);
    expect(aggregate(days, 'D', 'M', 'sum')).toEqual([['2024-02', 29]]);
    const weeks: SeriesPoints = between('W', '2024-01-29', '2024-02-26').map((week) => [week, 1]);
    expect(aggregate(weeks, 'W', 'M', 'sum')).toEqual([['2024-02', 4]]);
  });

  it('is never a finer one', () => {
    expect(coarserThan('M')).toEqual(['Q', 'Y']);
    expect(coarserThan('Y')).toEqual([]);
  });

  it('keeps a whole sum, stays between the least and the most, and in order', () => {
    forSeeds(100, (random) => {
      const points = monthly(random);
      const means = aggregate(points, 'M', 'Q', 'mean');
      for (const [quarter, mean] of means) {
        const own = points
          .filter(([month]) => periodAt('Q', periodNumber('Q', month)) === quarter)
          .map(([, value]) => value);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...own) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...own) + 1e-9);
      }
      expect(means.map(([quarter]) => quarter)).toEqual(means.map(([quarter]) => quarter).sort());
      const overQuarters = aggregate(aggregate(points, 'M', 'Q', 'sum'), 'Q', 'Y', 'sum');
      expect(overQuarters).toEqual(aggregate(points, 'M', 'Y', 'sum'));
    });
  });
});

it('gaps are told, and nothing else changes', () => {
  expect(withGaps([], 'M')).toEqual([]);
  forSeeds(100, (random) => {
    const points = monthly(random);
    const filled = withGaps(points, 'M');
    expect(filled.filter(([, value]) => value !== null)).toEqual(points);
    expect(filled.map(([month]) => month)).toEqual(between('M', points[0]?.[0] ?? '', points.at(-1)?.[0] ?? ''));
  });
});

describe('a moving average', () => {
  it('begins when the window is full, and a gap breaks it until it has passed', () => {
    expect(movingAverage([1, 2, 3, null, 5, 6, 7], 3)).toEqual([null, null, 2, null, null, null, 6]);
  });

  it('of one is the series itself, and of something constant that constant', () => {
    forSeeds(50, (random) => {
      const any = months.map(() => (random() < 0.2 ? null : whole(random)));
      expect(movingAverage(any, 1)).toEqual(any);
      const level = whole(random);
      expect(movingAverage(Array(12).fill(level), 1 + Math.floor(random() * 12)).at(-1)).toBeCloseTo(level, 6);
    });
  });
});

it('differences add up to the way from the first value to the last', () => {
  expect(differences([3, 5, null, 8, 7])).toEqual([null, 2, null, null, -1]);
  forSeeds(50, (random) => {
    const values = months.map(() => whole(random));
    const steps = differences(values).reduce<number>((total, step) => total + (step ?? 0), 0);
    expect((values[0] ?? 0) + steps).toBe(values.at(-1));
  });
});

it('a coarser period is covered whole exactly where none of its parts lies outside of the figures', () => {
  forSeeds(100, (random) => {
    const [from, to] = (
      [
        ['M', 'Y'],
        ['W', 'M'],
        ['Q', 'Y'],
        ['X', 'M'],
        ['D', 'W'],
      ] as const
    )[Math.floor(random() * 5)] ?? ['M', 'Y'];
    const all = between(from, '2022-01-01', '2025-12-31');
    const start = Math.floor(random() * all.length);
    const known = all.slice(start, start + 1 + Math.floor(random() * (all.length - start)));
    const points = known.map((period): [string, number] => [period, 1]);
    for (const [whole] of aggregate(points, from, to, 'mean')) {
      const number = periodNumber(to, whole);
      const parts = between(from, '2021-06-01', '2026-06-30').filter((part) => periodNumber(to, part) === number);
      expect(coveredBy(points, from, to, whole).complete).toBe(parts.every((part) => known.includes(part)));
    }
  });
});

it('says which days of a coarser period are covered', () => {
  const points = between('M', '2025-11', '2026-10').map((month): [string, number] => [month, 1]);
  expect(coveredBy(points, 'M', 'Y', '2025')).toEqual({ from: '2025-11-01', to: '2025-12-31', complete: false });
  expect(coveredBy(points, 'M', 'Y', '2026')).toEqual({ from: '2026-01-01', to: '2026-10-31', complete: false });
  expect(coveredBy(points, 'M', 'Q', '2026-Q1')).toEqual({ from: '2026-01-01', to: '2026-03-31', complete: true });
});
