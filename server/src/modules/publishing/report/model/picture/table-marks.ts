import { LINE, type Mark, SOFT, TEXT, TEXT_SECONDARY } from '../../../../../drawing/marks.ts';
import type { Table } from '../report-document.ts';

const ROW = 21;
const SIZE = 10;

/** The head and the first rows of a table, for its thumbnail. */
export const tableMarks = ({ columns, rows }: Table, { width, height }: { width: number; height: number }): Mark[] => {
  const shown = rows.slice(0, Math.floor(height / ROW) - 1);
  const share = width / columns.length;
  const cells = (row: string[], line: number, color: string): Mark[] =>
    row.map((text, index) => ({
      kind: 'text',
      x: index === 0 ? 6 : share * (index + 1) - 6,
      y: line * ROW + 14.5,
      text: fitted(text, share),
      size: SIZE,
      color,
      anchor: index === 0 ? 'start' : 'end',
    }));
  return [
    { kind: 'rect', x: 0, y: 0, width, height: ROW, color: SOFT },
    ...cells(columns, 0, TEXT_SECONDARY),
    ...shown.flatMap((row, index): Mark[] => [
      ...cells(row, index + 1, TEXT),
      { kind: 'path', d: `M0 ${(index + 2) * ROW}L${width} ${(index + 2) * ROW}`, color: LINE, width: 0.6 },
    ]),
  ];
};

const fitted = (text: string, width: number): string => {
  const most = Math.floor((width - 12) / SIZE);
  const chars = [...text];
  return chars.length > most * 1.6 ? `${chars.slice(0, Math.floor(most * 1.5)).join('')}…` : text;
};
