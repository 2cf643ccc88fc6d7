import { fromPerKilogram, kilogramsOf, perKilogram } from './units.ts';

describe('perKilogram', () => {
  it.each([
    [2.25, '斤', 4.5],
    [2.25, '元/斤', 4.5],
    [3.2, '公斤', 3.2],
    [3.2, '元/千克', 3.2],
    [3.2, 'KG', 3.2],
    [4200, '元/吨', 4.2],
    [0.1, '斤', 0.2],
    [1.05, '５００ｇ', 2.1],
  ])('%d 每 %s 是 %d', (price, unit, expected) => expect(perKilogram(price, unit)).toBe(expected));

  it.each(['个', '箱', '', '元'])('knows no weight of %j', (unit) => expect(perKilogram(1, unit)).toBeNull());
});

it('goes back to what the source wrote', () => {
  for (const price of [0.35, 1.15, 2.225, 12.9]) {
    expect(fromPerKilogram(perKilogram(price, '斤') ?? Number.NaN, 'jin')).toBe(price);
  }
});

it('shows tons in whole cents', () => expect(fromPerKilogram(3.2, 'ton')).toBe(3200));

it('knows weights by name', () => expect(kilogramsOf('元/斤')).toBe(0.5));
