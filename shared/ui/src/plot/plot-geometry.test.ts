import { plotOf } from './plot-geometry.ts';

const ticksOf = (values: number[], scale: 'lin' | 'log' = 'lin') =>
  plotOf(
    [{ name: '产量', unit: '吨', points: values.map((value, at) => [`${2020 + at}-01-01`, value]) }],
    scale,
    'year',
  ).left.ticks.map(({ text }) => text);

describe('texts of an axis', () => {
  it('have separators and equal decimals', () => {
    expect(ticksOf([120_000, 380_000])).toContain('200,000');
    expect(new Set(ticksOf([1, 1.6]).map((text) => text.split('.')[1]?.length ?? 0)).size).toBe(1);
  });

  it('are counted in 万 and 亿 where the digits would not fit', () => {
    expect(ticksOf([1_200_000, 3_800_000])).toContain('200万');
    expect(ticksOf([12_000_000_000, 38_000_000_000])).toContain('200亿');
  });

  it('have no word at 0', () => expect(ticksOf([0, 3_800_000])).toContain('0'));
});

describe('the band of a line', () => {
  const day = (at: number) => `2026-03-0${at}`;
  const plot = plotOf(
    [
      {
        name: '中位价',
        points: [1, 2, 3, 4, 5].map((at) => [day(at), 3] as const),
        band: [1, 2, 4, 5].map((at) => [day(at), 1, 9] as const),
      },
    ],
    'lin',
    'day',
  );

  it('fits into the axis', () => expect(plot.left.ticks.at(-1)?.value).toBeGreaterThanOrEqual(9));

  it('is interrupted by days without a range, and encloses its values', () => {
    const [area = [], ...others] = plot.lines[0]?.band ?? [];
    expect(others).toHaveLength(1);
    expect(area).toHaveLength(4);
    expect(area[0]?.[1]).toBeGreaterThan(area[3]?.[1] ?? 1);
  });
});
