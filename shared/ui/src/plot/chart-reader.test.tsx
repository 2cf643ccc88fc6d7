import { fireEvent, render, screen } from '@testing-library/react';
import { nearestPlace, plotOf } from './plot-geometry.ts';
import { StaticLineChart, type StaticLineChartProps } from './static-line-chart.tsx';

const tomato = {
  name: '番茄',
  unit: '元/公斤',
  points: [
    ['2026-03-01', 5],
    ['2026-03-02', 5.2],
    ['2026-03-04', null],
    ['2026-03-11', 1234.5],
  ] as [string, number | null][],
};
const pepper = { name: '辣椒', unit: '元/公斤', points: [['2026-03-02', 7]] as [string, number][] };

const draw = (props: Partial<StaticLineChartProps> = {}) => {
  render(<StaticLineChart series={[tomato, pepper]} label="走势" {...props} />);
  const reader = screen.getByRole('slider', { name: /走势/ });
  Object.defineProperty(reader, 'clientWidth', { value: 1000 });
  return reader;
};

const pointTo = (reader: HTMLElement, type: string, x: number, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperties(event, { offsetX: { value: x }, pointerType: { value: pointerType } });
  fireEvent(reader, event);
};

const box = () => document.querySelector('.bee-plot-box')?.textContent ?? null;

describe('values of a chart', () => {
  it('are those of the nearest day under the mouse, with equal decimals, separators and a word for none', () => {
    const reader = draw();
    expect(box()).toBeNull();
    pointTo(reader, 'pointermove', 120);
    expect(box()).toBe('2026-03-02番茄5.2 元/公斤辣椒7.0 元/公斤');
    pointTo(reader, 'pointermove', 990);
    expect(box()).toBe('2026-03-11番茄1,234.5 元/公斤辣椒无报价');
    pointTo(reader, 'pointerout', 990);
    expect(box()).toBeNull();
  });

  it('stay after a tap, until the chart is left', () => {
    const reader = draw();
    pointTo(reader, 'pointerdown', 290, 'touch');
    pointTo(reader, 'pointerout', 290, 'touch');
    expect(box()).toContain('2026-03-04');
    fireEvent.blur(reader);
    expect(box()).toBeNull();
  });

  it('are read by keys from the newest day, and announced', () => {
    const reader = draw();
    expect(reader).toHaveAttribute('aria-valuetext', '2026-03-11，番茄 1,234.5 元/公斤，辣椒 无报价');
    fireEvent.keyDown(reader, { key: 'ArrowLeft' });
    expect(reader).toHaveAttribute('aria-valuenow', '2');
    expect(reader).toHaveAttribute('aria-valuetext', '2026-03-04，番茄 无报价，辣椒 无报价');
    fireEvent.keyDown(reader, { key: 'Home' });
    fireEvent.keyDown(reader, { key: 'ArrowLeft' });
    expect(reader).toHaveAttribute('aria-valuetext', '2026-03-01，番茄 5.0 元/公斤，辣椒 无报价');
    expect(fireEvent.keyDown(reader, { key: 't' })).toBe(true);
  });

  it('name a month without its day', () => {
    expect(draw({ step: 'month' })).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-03，/));
  });
});

describe('a plot', () => {
  it('places days by time, periods without a day one after another', () => {
    expect(plotOf([tomato], 'lin', 'day').xs).toEqual([0, 0.1, 0.3, 1]);
    const quarters = [
      ['2026-Q1', 1],
      ['2026-Q2', 2],
      ['2026-Q4', 3],
    ] as const;
    expect(plotOf([{ name: '产量', points: quarters }], 'lin', 'quarter').xs).toEqual([0, 0.5, 1]);
  });

  it.each([
    [0.04, 0],
    [0.06, 1],
    [0.19, 1],
    [0.21, 2],
    [0.9, 3],
    [-1, 0],
    [2, 3],
  ])('is read at %d at the place %d', (x, place) => expect(nearestPlace([0, 0.1, 0.3, 1], x)).toBe(place));
});
