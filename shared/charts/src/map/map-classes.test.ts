import { classOf, classText, mapClasses, toneOf } from './map-classes.ts';

const texts = (values: number[], rule = {}, decimals = 2) => {
  const classes = mapClasses(values, { ...rule, decimals });
  return classes.map((_, place) => classText(classes, place, decimals));
};

describe('classes of a map', () => {
  it('have equal counts, and contiguous bounds', () => {
    const values = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 9];
    const classes = mapClasses(values);
    expect(classes.map((_, place) => values.filter((value) => classOf(value, classes) === place).length)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    expect(texts(values)).toEqual(['1.00–1.39', '1.40–1.79', '1.80–2.19', '2.20–2.59', '2.60–9.00']);
  });

  it('have equal widths if requested', () => {
    expect(texts([0, 1, 2, 10], { by: 'equal' }, 0)).toEqual(['0–1', '2–3', '4–5', '6–7', '8–10']);
    expect(mapClasses([0, 100, 1, 2, 3], { by: 'equal', decimals: 0 }).map(({ from }) => from)).toEqual([
      0, 20, 40, 60, 80,
    ]);
  });

  it('are fewer for equal values, and none without values', () => {
    expect(texts([3, 3, 3])).toEqual(['3.00']);
    expect(texts([1, 1, 1, 1, 2], {}, 0)).toEqual(['1', '2']);
    expect(mapClasses([])).toEqual([]);
    expect(mapClasses([Number.NaN])).toEqual([]);
  });

  it('classify a value as displayed: 2.847 is 2.85', () => {
    const classes = mapClasses([1, 2.85, 2.847, 4], { most: 3 });
    expect(classOf(2.847, classes)).toBe(classOf(2.85, classes));
  });

  it('clamp values of another year to the first and the last', () => {
    const classes = mapClasses([1, 2, 3, 4, 5], { decimals: 0 });
    expect(classOf(-3, classes, 0)).toBe(0);
    expect(classOf(99, classes, 0)).toBe(4);
  });

  it('use the whole scale of tones, lightest first', () => {
    expect([0, 1, 2, 3, 4].map((place) => toneOf(place, 5))).toEqual([1, 2, 3, 4, 5]);
    expect([0, 1].map((place) => toneOf(place, 2))).toEqual([1, 5]);
  });
});
