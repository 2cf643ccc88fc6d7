import { LINE, PRIMARY, SOFT, TEXT, TEXT_SECONDARY } from '../../../../../drawing/marks.ts';
import type { Table } from '../report-document.ts';
import { PAGE, TEXT_END, TEXT_WIDTH } from './page-size.ts';
import type { PageWriter } from './page-writer.ts';

const SIZE = 9.5;
const ROW = 20;
const WHOLE = 14;

/**
 * Height that a table needs on the current page: a short table is not split, a longer table needs room for its head and
 * some rows.
 */
export const tableNeeds = ({ rows }: Table): number =>
  (Math.min(rows.length, rows.length <= WHOLE ? WHOLE : 4) + 1) * ROW;

/** Writes a table; the head is repeated on every page. Numbers are right-aligned. */
export const writeTable = (writer: PageWriter, { columns, rows }: Table): void => {
  const widths = columnWidths(writer, columns, rows);
  writeHead(writer, columns, widths);
  for (const row of rows) {
    if (writer.y + ROW > TEXT_END) {
      writer.newPage();
      writeHead(writer, columns, widths);
    }
    writeRow(writer, row, widths, TEXT);
    writer.rule(writer.y, LINE);
    writer.say(row.join(' '));
  }
  writer.y += 10;
};

const writeHead = (writer: PageWriter, columns: string[], widths: number[]): void => {
  writer.pdf.rect(PAGE.left, writer.y, TEXT_WIDTH, ROW).fillColor(SOFT).fill();
  writeRow(writer, columns, widths, TEXT_SECONDARY);
  writer.rule(writer.y, PRIMARY);
};

const writeRow = (writer: PageWriter, cells: string[], widths: number[], color: string): void => {
  let x: number = PAGE.left;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    const [at, align] = index === 0 ? [x + 6, 'left' as const] : [x + width - 6, 'right' as const];
    writer.line(cell, at, writer.y + (ROW - SIZE * 1.4) / 2, SIZE, color, align);
    x += width;
  }
  writer.y += ROW;
};

/** Widths by the widest cell of each column, scaled to the text width. */
const columnWidths = (writer: PageWriter, columns: string[], rows: string[][]): number[] => {
  const wanted = columns.map(
    (column, index) =>
      16 + Math.max(...[column, ...rows.map((row) => row[index] ?? '')].map((cell) => writer.measure(cell, SIZE))),
  );
  const sum = wanted.reduce((total, width) => total + width, 0);
  return wanted.map((width) => (width * TEXT_WIDTH) / sum);
};
