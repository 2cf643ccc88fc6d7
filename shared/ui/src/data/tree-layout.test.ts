import { treeLayout } from './tree-layout.ts';

const BOX = { x: 0, y: 0, width: 600, height: 400 };

describe('areas of a treemap', () => {
  it('are proportional to the values and fill the box', () => {
    const tiles = treeLayout([6, 6, 4, 3, 2, 2, 1], BOX);
    const areas = tiles.map(({ width, height }) => width * height);
    expect(areas[0]).toBeCloseTo((6 / 24) * 240_000, 3);
    expect(areas[6]).toBeCloseTo((1 / 24) * 240_000, 3);
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(240_000, 3);
  });

  it('do not overlap within the box', () => {
    const tiles = treeLayout([9, 5, 3, 2, 1], BOX);
    for (const { x, y, width, height } of tiles) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(600.001);
      expect(y + height).toBeLessThanOrEqual(400.001);
    }
    const overlap = tiles.some((one, place) =>
      tiles
        .slice(place + 1)
        .some(
          (other) =>
            one.x < other.x + other.width - 0.001 &&
            other.x < one.x + one.width - 0.001 &&
            one.y < other.y + other.height - 0.001 &&
            other.y < one.y + one.height - 0.001,
        ),
    );
    expect(overlap).toBe(false);
  });

  it('are not strips where squares are possible', () => {
    for (const { width, height } of treeLayout([6, 6, 4, 3, 2, 2, 1], BOX))
      expect(Math.max(width / height, height / width)).toBeLessThan(3);
  });

  it('are empty without values', () => {
    expect(treeLayout([], BOX)).toEqual([]);
  });
});
