import type { TableAnswer } from './table-data.ts';

/** Rows with their heads as a spreadsheet takes them: tabs, plain numbers, an empty cell for what is missing. */
export const rowsText = ({ columns, list }: Pick<TableAnswer, 'columns' | 'list'>, rows: readonly number[]): string =>
  [
    columns.map(({ title, unit }) => cellText(unit ? `${title}（${unit}）` : title)),
    ...rows.map((place) => columns.map((_, at) => cellText(list[place]?.[at] ?? null))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

/** Line breaks and tabs would begin another cell; a spreadsheet would run what begins like a formula. */
const cellText = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const flat = cell.replace(/[\t\r\n]+/g, ' ');
  return /^[=+@-]/.test(flat) ? `'${flat}` : flat;
};
