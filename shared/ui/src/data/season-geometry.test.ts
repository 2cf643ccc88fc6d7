import { bandGeometry, placeOn } from './season-geometry.ts';

const parts = [
  { at: 1, min: 90, avg: 95, max: 100 },
  { at: 12, min: 100, avg: 105, max: 110 },
];

describe('the drawing of a seasonal pattern', () => {
  it('spans minimum and maximum of all parts, the first on the left and the last on the right', () => {
    expect(bandGeometry(parts, { first: 1, last: 12 })).toEqual({
      band: 'M0 100L1000 0L1000 100L0 200Z',
      mean: 'M0 150L1000 50',
      min: 90,
      max: 110,
      now: null,
    });
  });

  it('is extended for a newest value outside of the range', () => {
    const { max, now } = bandGeometry(parts, { first: 1, last: 12 }, { at: 12, value: 130 });
    expect(max).toBe(130);
    expect(now).toEqual({ left: 100, top: 0 });
  });

  it('leaves half a column at both ends for centred parts', () => {
    expect(placeOn({ first: 0.5, last: 12.5 }, 1)).toBeCloseTo(1 / 24);
  });
});
