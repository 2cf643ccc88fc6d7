import { render, screen } from '@testing-library/react';
import { MarkChart } from './mark-chart.tsx';
import type { MarkDrawing } from './mark-drawing.ts';

const box = { x: 0, y: 0, width: 0.5, height: 1 };

const drawing: MarkDrawing = {
  marks: [{ id: 'th', name: '泰国', values: [], area: box, shapes: [{ box, fill: 'line-1' }] }],
  columns: 1,
  unit: '美元',
  left: [
    { text: '泰国', at: 0.4 },
    { text: '马来西亚', at: 0.9 },
    { text: '菲律宾', at: 0.92 },
    { text: '柬埔寨', at: 0.96 },
  ],
  bottom: [],
  legend: [],
  method: '',
  figures: { columns: [], rows: [] },
};

it('leaves out labels that would lie over the one before', () => {
  const { rerender } = render(<MarkChart drawing={drawing} label="流向" height={300} />);
  const shown = () => drawing.left.map(({ text }) => text).filter((text) => screen.queryByText(text));
  expect(shown()).toEqual(['泰国', '马来西亚', '柬埔寨']);
  rerender(<MarkChart drawing={drawing} label="流向" height={900} />);
  expect(shown()).toEqual(['泰国', '马来西亚', '菲律宾', '柬埔寨']);
});

it('says that there is nothing to draw', () => {
  const { rerender } = render(<MarkChart drawing={{ ...drawing, marks: [] }} label="流向" height={300} />);
  expect(screen.getByText('没有可以画的数据')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  rerender(<MarkChart drawing={drawing} label="流向" height={300} />);
  expect(screen.queryByText('没有可以画的数据')).not.toBeInTheDocument();
});
