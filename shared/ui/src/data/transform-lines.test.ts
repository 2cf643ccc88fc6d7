import type { ChartLine } from '../plot/chart-line.ts';
import { transformLines } from './transform-lines.ts';

const line = (points: ChartLine['points']): ChartLine => ({ id: 'a', name: '新发地', unit: '元/公斤', points });
const pointsOf = (...args: Parameters<typeof transformLines>) => transformLines(...args)[0]?.points;

describe('transforming lines', () => {
  const days = line([
    ['2026-03-01', 2],
    ['2026-03-02', null],
    ['2026-03-03', 3],
    ['2026-03-04', 2.4],
  ]);

  it('keeps gaps and does not compare across them', () => {
    expect(pointsOf([days], 'mom')).toEqual([
      ['2026-03-01', null],
      ['2026-03-02', null],
      ['2026-03-03', null],
      ['2026-03-04', -20],
    ]);
  });

  it('uses the first shown day as 100, not the first loaded one', () => {
    expect(pointsOf([days], 'idx100')).toEqual([
      ['2026-03-01', 100],
      ['2026-03-02', null],
      ['2026-03-03', 150],
      ['2026-03-04', 120],
    ]);
    expect(pointsOf([days], 'idx100', '2026-03-02')?.at(-1)).toEqual(['2026-03-04', 80]);
  });

  it('computes differences and moving averages in the unit of the line, not across a gap', () => {
    const whole = line([
      ['2026-01-01', 1],
      ['2026-02-01', 1.1],
      ['2026-03-01', 1.5],
      ['2026-04-01', null],
      ['2026-05-01', 2],
    ]);
    const [changes] = transformLines([whole], 'chg', '2026-02-01');
    expect(changes?.unit).toBe('元/公斤');
    expect(changes?.points).toEqual([
      ['2026-02-01', 0.1],
      ['2026-03-01', 0.4],
      ['2026-04-01', null],
      ['2026-05-01', null],
    ]);
    expect(pointsOf([whole], 'avg', '', 2)?.map(([, value]) => value)).toEqual([null, 1.05, 1.3, null, null]);
  });

  it('finds the year before within three days and has no value without it', () => {
    const years = line([
      ['2025-03-02', 4],
      ['2025-03-09', null],
      ['2026-03-01', 5],
      ['2026-03-04', 6],
      ['2026-03-12', 6],
    ]);
    expect(pointsOf([years], 'yoy', '2026-01-01')).toEqual([
      ['2026-03-01', 25],
      ['2026-03-04', 50],
      ['2026-03-12', null],
    ]);
    expect(transformLines([years], 'yoy')[0]?.unit).toBe('%');
  });

  it('does not change absolute values', () => {
    expect(transformLines([days], 'lin')).toEqual([days]);
  });

  it.each(['mom', 'yoy', 'idx100', 'chg', 'avg'] as const)('does not compare a partial year (%s)', (transform) => {
    const years: ChartLine = {
      ...line([
        ['2021-01-01', 2],
        ['2022-01-01', 24],
        ['2023-01-01', 30],
        ['2024-01-01', 20],
      ]),
      parts: { '2021-01-01': '11-12月', '2024-01-01': '1-10月' },
    };
    const [shown] = transformLines([years], transform, '', 2);
    const [first, second, third, last] = shown?.points.map(([, value]) => value) ?? [];
    expect([first, last]).toEqual([null, null]);
    expect(second).toBe(transform === 'idx100' ? 100 : null);
    expect(third).not.toBeNull();
    expect(shown?.parts).toBeUndefined();
    expect(transformLines([years], 'lin')[0]).toEqual(years);
  });
});
