import { render, screen } from '@testing-library/react';
import { MarkChart } from './mark-chart.tsx';
import type { MarkDrawing } from './mark-drawing.ts';

const drawing: MarkDrawing = {
  marks: [],
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
