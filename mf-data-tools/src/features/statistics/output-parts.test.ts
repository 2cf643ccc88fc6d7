import { outputParts, partsSentence } from './output-parts.ts';

const points = (values: Record<string, number>) => Object.entries(values).map(([year, value]) => ({ year, value }));
const output = points({ 2020: 100, 2021: 120, 2022: 180 });

describe('what a change of output comes from', () => {
  it('is the whole period and every year, and area and yield add up to the change', () => {
    const parts = outputParts(output, points({ 2020: 10, 2021: 12, 2022: 12 }), 'all');
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [2020, 2022],
      [2021, 2022],
      [2020, 2021],
    ]);
    for (const { change, area, yield: ofYield } of parts) expect(area + ofYield).toBeCloseTo(change, 9);
    // Only the yield changed in the last year, only the area in the one before.
    expect(parts[1]).toMatchObject({ change: 60, area: 0, yield: 60 });
    expect(parts[2]).toMatchObject({ change: 20, area: 20, yield: 0 });
  });

  it('leaves out years without an area, and is nothing for a single year', () => {
    expect(outputParts(output, points({ 2020: 10, 2022: 12 }), 'all')).toHaveLength(1);
    expect(outputParts(output, points({ 2021: 12 }), 'all')).toEqual([]);
  });

  it('names the larger part in the direction of the change', () => {
    const names = { place: '全国', crop: '玉米', unit: '万吨', decimals: 1 };
    expect(partsSentence({ from: 2020, to: 2022, change: 80, area: 22.5, yield: 57.5 }, names)).toBe(
      '全国玉米产量 2020 至 2022 年增加 80.0 万吨：面积使产量增加 22.5 万吨，单产使产量增加 57.5 万吨，主要来自单产。',
    );
    expect(partsSentence({ from: 2020, to: 2022, change: -10, area: -15, yield: 5 }, names)).toBe(
      '全国玉米产量 2020 至 2022 年减少 10.0 万吨：面积使产量减少 15.0 万吨，单产使产量增加 5.0 万吨，主要来自面积。',
    );
  });
});
