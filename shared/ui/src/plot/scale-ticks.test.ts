import { scaleTicks } from './scale-ticks.ts';

const line = (...values: (number | null)[]) => [
  { points: values.map((value, day) => [`2026-03-0${day + 1}`, value] as const) },
];

describe('ticks of an axis', () => {
  it('enclose the values, on a logarithmic scale too', () => {
    expect(scaleTicks(line(1.3, null, 42), 'log')).toEqual([1, 2, 5, 10, 20, 50]);
    expect(scaleTicks(line(0.02, 0.5), 'log')).toEqual([0.02, 0.05, 0.1, 0.2, 0.5]);
  });

  it('are even on a linear scale, and when no value is above 0', () => {
    expect(scaleTicks(line(1, 5), 'lin')).toEqual([1, 2, 3, 4, 5]);
    expect(scaleTicks(line(-10, 10), 'log')).toEqual([-10, -5, 0, 5, 10]);
  });

  it('exist for a single value', () => {
    const ticks = scaleTicks(line(3), 'log');
    expect(ticks[0]).toBeLessThanOrEqual(3);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeGreaterThan(1);
  });
});
