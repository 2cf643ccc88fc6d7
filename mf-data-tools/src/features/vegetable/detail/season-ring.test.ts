import { ringOf, SIZE } from './season-ring-geometry.ts';

const year = Array.from({ length: 52 }, (_, at) => ({ week: at + 1, min: 2, avg: 3, max: 4, years: 3 }));
const numbers = (path = '') => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('the ring of the seasons', () => {
  it('is closed over a whole year: December is next to January', () => {
    const { means, bands } = ringOf(year, null);
    expect(means).toHaveLength(1);
    expect(means[0]).toMatch(/Z$/);
    expect(bands[0]?.match(/Z/g)).toHaveLength(2);
  });

  it('is interrupted by weeks without quotes', () => {
    const { means } = ringOf(
      year.filter(({ week }) => week < 10 || week > 20),
      null,
    );
    expect(means).toHaveLength(2);
    expect(means.join()).not.toContain('Z');
  });

  it('begins at the top, goes clockwise, and places high prices outside', () => {
    const { now, circles, means } = ringOf(year, { week: 13, value: 4 });
    expect(now?.x).toBeGreaterThan(SIZE / 2 + 100);
    expect(Math.abs((now?.y ?? 0) - SIZE / 2)).toBeLessThan(20);
    expect(circles.map(({ value }) => value)).toEqual([2, 3, 4]);
    const [x = 0, y = 0] = numbers(means[0]);
    expect(x).toBeGreaterThan(SIZE / 2);
    expect(y).toBeLessThan(SIZE / 2);
  });
});
