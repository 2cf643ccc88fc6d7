import { geoArea } from 'd3-geo';
import { provinceOutlines } from './china-outlines.ts';
import { chinaShapes, MAP_VIEW, placeOnMap } from './china-shapes.ts';

const codes = () => chinaShapes().provinces.map(({ adcode }) => adcode);

describe('the map of China', () => {
  it('has all 34 provinces by their codes, including Hong Kong, Macau and Taiwan', () => {
    expect(new Set(codes()).size).toBe(34);
    expect(codes().every((code) => /^[1-8]\d0000$/.test(code))).toBe(true);
    expect(codes()).toEqual(expect.arrayContaining(['710000', '810000', '820000', '460000', '110000']));
    const named = Object.fromEntries(chinaShapes().provinces.map(({ adcode, name }) => [adcode, name]));
    expect(named).toMatchObject({
      '810000': '香港',
      '820000': '澳门',
      '710000': '台湾',
      '610000': '陕西',
      '140000': '山西',
    });
  });

  it('has the correct winding of each province', () => {
    // With reversed winding a ring would cover the whole earth except the province: nearly 4π.
    expect(Math.max(...provinceOutlines.map((outline) => geoArea(outline)))).toBeLessThan(0.1);
  });

  it('places locations correctly, and none outside of it', () => {
    const beijing = chinaShapes().provinces.find(({ name }) => name === '北京');
    const [x, y] = placeOnMap(116.41, 39.9) ?? [0, 0];
    expect(Math.hypot(x - (beijing?.at[0] ?? 0), y - (beijing?.at[1] ?? 0))).toBeLessThan(6);
    expect(placeOnMap(-0.1, 51.5)).toBeNull();
  });

  it('shows the South China Sea as an inset, separate from the provinces', () => {
    const { inset, islands } = chinaShapes();
    expect(inset.dashes.match(/M/g)).toHaveLength(9);
    const points = [...inset.dashes.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const { x, y, width, height } = inset.box;
    for (const [left = 0, top = 0] of [...points, ...inset.islands]) {
      expect(left).toBeGreaterThanOrEqual(x);
      expect(left).toBeLessThanOrEqual(x + width);
      expect(top).toBeGreaterThanOrEqual(y);
      expect(top).toBeLessThanOrEqual(y + height);
    }
    // The islands lie within the dashes.
    const extent = (places: readonly (readonly number[])[], axis: 0 | 1) => places.map((place) => place[axis] ?? 0);
    for (const axis of [0, 1] as const) {
      expect(Math.max(...extent(points, axis))).toBeGreaterThan(Math.max(...extent(inset.islands, axis)));
      expect(Math.min(...extent(points, axis))).toBeLessThan(Math.min(...extent(inset.islands, axis)));
    }
    expect(inset.coasts.map(({ adcode }) => adcode)).toEqual(expect.arrayContaining(['460000', '440000', '710000']));
    expect(x + width).toBeLessThanOrEqual(MAP_VIEW.width);
    expect(islands).toHaveLength(3);
  });
});
