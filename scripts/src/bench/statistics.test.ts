import { spreadOf } from './statistics.ts';

describe('spread of measurements', () => {
  it('takes the value in the middle by size, not by order', () => {
    expect(spreadOf([9, 1, 10])).toEqual({ median: 9, min: 1, max: 10 });
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(spreadOf([4, 1, 2, 100])).toEqual({ median: 3, min: 1, max: 100 });
  });
});
