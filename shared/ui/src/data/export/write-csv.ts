import { factOf, headOf, type Sheet, type SheetCell } from './sheet.ts';

/** UTF-8 with byte order mark, so that Excel detects the encoding; line ends follow RFC 4180. */
export const writeCsv = (sheet: Sheet): Blob => {
  const about = aboutRows(sheet);
  const head = [...sheet.columns.map(headOf), ...about.map(([title]) => title)];
  const rows = sheet.rows.map((row) => [...row, ...about.map(([, value]) => value)]);
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(','));
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
};

/**
 * What the sheet 说明 of a workbook says about the rows. Columns instead of lines above the table, so that programs read
 * the file as it is, and rows of several files can be put together.
 */
const aboutRows = (sheet: Sheet): [string, string][] => [
  ['名称', sheet.title],
  ...['品名', '规格', '市场', '产地', '筛选条件', '来源'].flatMap((label): [string, string][] => {
    const value = factOf(sheet, label);
    return value ? [[label, value]] : [];
  }),
];

const cellOf = (cell: SheetCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Spreadsheets would execute cells that begin like this. */
const FORMULA = /^[=+\-@\t\r]/;
