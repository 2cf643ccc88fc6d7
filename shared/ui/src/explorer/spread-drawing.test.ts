import type { ChartLine } from '../plot/chart-line.ts';
import { quartilesOf, spreadDrawing } from './spread-drawing.ts';

const line = (id: string, points: ChartLine['points']): ChartLine => ({
  id,
  name: `市场${id}`,
  unit: '元/公斤',
  points,
});

it('computes quartiles like spreadsheets', () => {
  expect(quartilesOf([4, 1, 3, 2])).toEqual({ low: 1, lower: 1.75, middle: 2.5, upper: 3.25, high: 4 });
  expect(quartilesOf([5])).toEqual({ low: 5, lower: 5, middle: 5, upper: 5, high: 5 });
  expect(quartilesOf([])).toBeNull();
});

describe('box plot', () => {
  it('has a box per market, and a word for one without values', () => {
    const { marks, figures } = spreadDrawing(
      [
        line('a', [
          ['2026-01-01', 2],
          ['2026-01-02', 4],
        ]),
        line('b', [['2026-01-01', null]]),
      ],
      'lin',
    );
    expect(marks.map(({ name }) => name)).toEqual(['市场a', '市场b']);
    expect(marks[0]?.values).toContainEqual({ name: '中位数', text: '3 元/公斤' });
    expect(marks[1]).toMatchObject({ values: [{ text: '无记录' }], shapes: [] });
    expect(figures.rows[1]).toEqual(['市场b', null, null, null, null, null, 0]);
  });

  it('has a box per month of a single market', () => {
    const { bottom } = spreadDrawing(
      [
        line('a', [
          ['2025-12-30', 2],
          ['2025-12-31', 3],
          ['2026-01-02', 4],
        ]),
      ],
      'lin',
    );
    expect(bottom.map(({ text }) => text)).toEqual(['25-12', '26-01']);
  });

  it('has a box per calendar month where each month has one value', () => {
    const { marks } = spreadDrawing(
      [
        line('a', [
          ['2024-01-01', 1],
          ['2025-01-01', 3],
          ['2025-02-01', 3],
        ]),
      ],
      'lin',
    );
    expect(marks.map(({ name }) => name)).toEqual(['1月（各年合计）', '2月（各年合计）']);
    expect(marks[0]?.values).toContainEqual({ name: '个数', text: '2' });
  });
});
