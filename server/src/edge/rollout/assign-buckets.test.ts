import { assignBuckets } from './assign-buckets.ts';

describe('lots of browsers', () => {
  it.each([0, 0.31, 0.999])('are whole, in 0-9999 and spread evenly, from %d on', (start) => {
    const deal = assignBuckets(start);
    const lots = Array.from({ length: 2000 }, deal);
    expect(lots.every((lot) => Number.isInteger(lot) && lot >= 0 && lot < 10_000)).toBe(true);
    for (let from = 0; from < 10_000; from += 700) {
      const tenth = lots.filter((lot) => (lot - from + 10_000) % 10_000 < 1000).length;
      expect(Math.abs(tenth - 200)).toBeLessThanOrEqual(5);
    }
  });

  it('are not those of another process', () => {
    expect(assignBuckets()()).not.toBe(assignBuckets()());
  });
});
