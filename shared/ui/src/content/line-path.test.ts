import { linePath, valueRange } from './line-path.ts';

const box = { width: 100, height: 10, min: 0, max: 10 };

describe('line path', () => {
  it('is interrupted by a gap', () => {
    expect(linePath([0, 10, null, 5, 0], box)).toBe('M0 10L25 0M75 5L100 10');
  });

  it('draws a value between two gaps as a dot', () => {
    expect(linePath([null, 5, null], box)).toBe('M50 5h0');
  });

  it('is empty without values', () => {
    expect(linePath([null, null], box)).toBe('');
    expect(linePath([], box)).toBe('');
  });

  it('gives a constant line a margin above and below', () => {
    expect(valueRange([2, null, 2])).toEqual({ min: 1.8, max: 2.2 });
    expect(valueRange([0])).toEqual({ min: -1, max: 1 });
  });
});
