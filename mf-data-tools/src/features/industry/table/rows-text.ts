import type { TableAnswer } from './table-data.ts';

/** Rows with their headers for a spreadsheet: tab-separated, plain numbers, empty cells for missing values. */
export const rowsText = ({ columns, list }: Pick<TableAnswer, 'columns' | 'list'>, rows: readonly number[]): string =>
  [
    columns.map(({ title, unit }) => cellText(unit ? `${title}（${unit}）` : title)),
    ...rows.map((place) => columns.map((_, at) => cellText(list[place]?.[at] ?? null))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

/** Line breaks and tabs would start another cell; a leading formula character would be executed. */
const cellText = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const flat = cell.replace(/[\t\r\n]+/g, ' ');
  return /^[=+@-]/.test(flat) ? `'${flat}` : flat;
};
