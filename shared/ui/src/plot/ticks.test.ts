import { niceTicks } from './ticks.ts';

describe('axis ticks', () => {
  it('are round numbers that enclose the range', () => {
    expect(niceTicks(2.23, 4.07)).toEqual([2, 2.5, 3, 3.5, 4, 4.5]);
    expect(niceTicks(0, 100)).toEqual([0, 25, 50, 75, 100]);
    expect(niceTicks(-0.3, 0.3)).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
  });

  it('have no floating-point errors', () => {
    expect(niceTicks(0.1, 0.7).every((tick) => String(tick).length <= 4)).toBe(true);
  });
});
