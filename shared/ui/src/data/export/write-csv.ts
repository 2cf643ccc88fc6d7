import { headOf, type Sheet, type SheetCell } from './sheet.ts';

/** UTF-8 with byte order mark, so that Excel detects the encoding; line ends follow RFC 4180. */
export const writeCsv = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Blob => {
  const lines = [columns.map(headOf), ...rows].map((row) => row.map(cellOf).join(','));
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
};

const cellOf = (cell: SheetCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Spreadsheets would execute cells that begin like this. */
const FORMULA = /^[=+\-@\t\r]/;
