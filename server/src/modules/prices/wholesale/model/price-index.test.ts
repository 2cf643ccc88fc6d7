import { priceIndex } from '../service/vegetable.service.ts';

const LAST = '2026-03-04';
const days = (value: (place: number) => number | null) => Array.from({ length: 30 }, (_, place) => value(place));
const steady = { date: LAST, mean30: 2, chg_d: 0, spark: days(() => 2) };

describe('price index', () => {
  it('compares each price with its own mean of the 30 days, whatever its size', () => {
    const dear = { date: LAST, mean30: 100, chg_d: 4.2, spark: days((place) => (place === 29 ? 110 : 100)) };
    const { points, ...counts } = priceIndex([steady, dear], LAST);
    expect(points[0]).toEqual(['2026-02-03', 100]);
    expect(points[29]).toEqual([LAST, 105]);
    expect(counts).toEqual({ products: 2, up: 1, down: 0, flat: 1 });
  });

  it('keeps a product that pauses or is late at its last price, so that the index does not jump', () => {
    const dear = { date: LAST, mean30: 1, chg_d: null, spark: days((place) => (place === 28 ? null : 2)) };
    const late = { date: '2026-03-02', mean30: 1, chg_d: -1, spark: days(() => 2) };
    const { points, down } = priceIndex([steady, dear, late], LAST);
    expect(points.slice(27).map(([, value]) => value)).toEqual([166.67, 166.67, 166.67]);
    expect(down).toBe(1);
  });

  it('is empty on days without a market and while fewer than half of the products have had a price', () => {
    const closed = (place: number) => place === 10;
    const early = { ...steady, spark: days((place) => (closed(place) ? null : 2)) };
    const begun = { ...steady, spark: days((place) => (place < 5 || closed(place) ? null : 2)) };
    const { points } = priceIndex([early, begun, begun], LAST);
    expect(points.map(([, value]) => value === null)).toEqual(days(() => 0).map((_, at) => at < 5 || closed(at)));
  });

  it('has no points without prices', () =>
    expect(priceIndex([], LAST).points.every(([, value]) => value === null)).toBe(true));
});
