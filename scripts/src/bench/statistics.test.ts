import { boundedMedian, spreadOf } from './statistics.ts';

describe('statistics of measurements', () => {
  it('takes the median by size, not by position', () => {
    expect(spreadOf([9, 1, 10])).toEqual({ median: 9, min: 1, max: 10 });
  });

  it('takes the mean of the two middle values for an even number', () => {
    expect(spreadOf([4, 1, 2, 100])).toEqual({ median: 3, min: 1, max: 100 });
  });

  it('gives a tighter upper bound of the median for more values', () => {
    const from1To = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    expect(boundedMedian(from1To(5))).toEqual({ median: 3, upper: 5 });
    expect(boundedMedian(from1To(100))).toEqual({ median: 50.5, upper: 60 });
    expect(boundedMedian(from1To(10_000))).toEqual({ median: 5000.5, upper: 5084 });
  });
});
