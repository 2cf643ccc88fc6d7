import { boundedMedian, spreadOf } from './statistics.ts';

describe('spread of measurements', () => {
  it('takes the value in the middle by size, not by order', () => {
    expect(spreadOf([9, 1, 10])).toEqual({ median: 9, min: 1, max: 10 });
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(spreadOf([4, 1, 2, 100])).toEqual({ median: 3, min: 1, max: 100 });
  });

  it('bounds a median from above more narrowly the more values there are', () => {
    const from1To = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    expect(boundedMedian(from1To(5))).toEqual({ median: 3, upper: 5 });
    expect(boundedMedian(from1To(100))).toEqual({ median: 50.5, upper: 60 });
    expect(boundedMedian(from1To(10_000))).toEqual({ median: 5000.5, upper: 5084 });
  });
});
