import { fireEvent, render, screen } from '@testing-library/react';
import { MarkChart } from './mark-chart.tsx';
import { type Mark, markAt } from './mark-drawing.ts';
import { seasonDrawing } from './season-drawing.ts';

const drawing = seasonDrawing([
  {
    id: 'a',
    name: '寿光',
    unit: '元/公斤',
    points: [
      ['2024-01-05', 4],
      ['2025-01-05', 5],
      ['2025-02-05', 6],
    ],
  },
]);

const draw = () => {
  render(<MarkChart drawing={drawing} label="番茄" height={200} />);
  const reader = screen.getByRole('slider', { name: /番茄/ });
  Object.defineProperties(reader, { clientWidth: { value: 1200 }, clientHeight: { value: 200 } });
  return reader;
};

const pointTo = (reader: HTMLElement, type: string, x: number, y: number) => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: y }, pointerType: { value: 'mouse' } });
  fireEvent(reader, event);
};

const box = () => document.querySelector('.bee-plot-box')?.textContent ?? null;

describe('values of marks', () => {
  it('are shown under the mouse and after a tap', () => {
    const reader = draw();
    pointTo(reader, 'pointermove', 150, 150);
    expect(box()).toBe('2025年2月6 元/公斤');
    pointTo(reader, 'pointerdown', 150, 50);
    expect(box()).toBe('2024年2月无记录');
    pointTo(reader, 'pointerout', 150, 50);
    expect(box()).toBeNull();
  });

  it('are read by keys along both axes, and announced', () => {
    const reader = draw();
    expect(reader).toHaveAttribute('aria-valuetext', '2024年1月，4 元/公斤');
    fireEvent.keyDown(reader, { key: 'ArrowDown' });
    expect(box()).toBe('2024年1月4 元/公斤');
    fireEvent.keyDown(reader, { key: 'ArrowDown' });
    expect(reader).toHaveAttribute('aria-valuetext', '2025年1月，5 元/公斤');
    fireEvent.keyDown(reader, { key: 'ArrowDown' });
    fireEvent.keyDown(reader, { key: 'ArrowRight' });
    expect(reader).toHaveAttribute('aria-valuetext', '2025年2月，6 元/公斤');
    fireEvent.keyDown(reader, { key: 'Home' });
    fireEvent.keyDown(reader, { key: 'ArrowUp' });
    expect(reader).toHaveAttribute('aria-valuenow', '0');
  });
});

it('hits a ribbon within its band only', () => {
  const ribbon: Mark = {
    id: 'a',
    name: '泰国 → 深圳',
    values: [],
    area: { x: 0, y: 0, width: 1, height: 1 },
    shapes: [{ ribbon: [0, 0, 1, 0.8], thickness: 0.2, fill: 'line-1' }],
  };
  expect(markAt([ribbon], 0.01, 0.1)).toBe(0);
  expect(markAt([ribbon], 0.5, 0.5)).toBe(0);
  expect(markAt([ribbon], 0.01, 0.5)).toBe(-1);
  expect(markAt([ribbon], 0.99, 0.9)).toBe(0);
});
