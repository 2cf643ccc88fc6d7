import type { ChartLine } from '../plot/chart-line.ts';
import { seasonDrawing } from './season-drawing.ts';

const tomato: ChartLine = {
  id: 'a',
  name: '寿光',
  unit: '元/公斤',
  points: [
    ['2024-11-05', 4],
    ['2024-12-30', 3],
    ['2024-12-31', 3.5],
    ['2026-01-02', null],
    ['2026-02-02', 0],
  ],
};

describe('months by years', () => {
  const { marks, left, figures, legend } = seasonDrawing([tomato]);

  it('has a row for every year, also for one without a value', () => {
    expect(left.map(({ text }) => text)).toEqual(['2024', '2025', '2026']);
    expect(marks).toHaveLength(36);
  });

  it('has the mean of a month and how many values it is of', () => {
    const december = marks[11];
    expect(december?.name).toBe('2024年12月');
    expect(december?.values.map(({ text }) => text)).toEqual(['3.3 元/公斤', '2']);
    expect(figures.rows[0]?.at(-1)).toBe(3.3);
  });

  it('tells 0 from a missing value', () => {
    const [january, february] = marks.slice(24);
    expect(january).toMatchObject({ values: [{ text: '无记录' }], shapes: [{ fill: 'none' }] });
    expect(february).toMatchObject({ values: [{ text: '0.0 元/公斤' }], shapes: [{ fill: 'tone-1' }] });
    expect(figures.rows[2]?.slice(1, 3)).toEqual([null, 0]);
  });

  it('names its tones, and the rows of several lines', () => {
    expect(legend.map(({ text }) => text)).toEqual(['0.0–0.8', '0.8–1.6', '1.6–2.4', '2.4–3.2', '3.2–4.0', '无记录']);
    const two = seasonDrawing([tomato, { ...tomato, id: 'b', name: '北京' }]);
    expect(two.left.map(({ text }) => text)).toContain('2025 北京');
    expect(two.marks.at(-1)?.name).toBe('北京 2026年12月');
  });

  it('marks a month that is only partly covered', () => {
    const { marks: partly } = seasonDrawing([{ ...tomato, parts: { '2024-11-05': '1-10日' } }]);
    expect(partly[10]?.values[0]?.text).toBe('4.0 元/公斤（1-10日）');
  });
});
