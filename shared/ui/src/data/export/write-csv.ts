import { headOf, type Sheet, type SheetCell } from './sheet.ts';

/** UTF-8 with byte order mark, so that Chinese opens right in Excel; lines end as RFC 4180 has them. */
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

/** A spreadsheet would run what begins like this. */
const FORMULA = /^[=+\-@\t\r]/;
