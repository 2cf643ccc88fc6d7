import { formatNumber, formatPrice, MISSING } from '@bee/domain/format';
import type { Column } from '@bee/ui/content';
import { type ChartLine, type ChartStep, rowsOf } from '../plot/chart-line.ts';
import type { Sheet, SheetCell, SheetColumn } from './export/sheet.ts';
import { LongTable } from './long-table.tsx';

/** Figures for table and file; the first column identifies the row. */
export type Figures = Pick<Sheet, 'columns' | 'rows'>;

/** One row per day or month, newest first, one column per line. */
export const figuresOf = (lines: readonly ChartLine[], decimals?: number, step: ChartStep = 'day'): Figures => ({
  columns: [
    FIRST[step],
    ...lines.map(({ name, unit }): SheetColumn => ({ title: name, unit, type: 'number', decimals })),
  ],
  rows: rowsOf(lines).map(({ day, values }) => [day, ...values]),
});

const FIRST: Record<ChartStep, SheetColumn> = {
  day: { title: '日期', type: 'day' },
  month: { title: '月份', type: 'text' },
  quarter: { title: '季度', type: 'text' },
  year: { title: '年份', type: 'text' },
};

export type FigureTableProps = { figures: Figures; caption: string };

/** A missing value is —, never 0 and never left out. */
export function FigureTable({ figures, caption }: FigureTableProps) {
  return (
    <LongTable
      caption={caption}
      hideCaption
      columns={figures.columns.map(columnOf)}
      rows={figures.rows}
      rowKey={(row) => String(row[0])}
    />
  );
}

const columnOf = ({ title, unit, type, decimals }: SheetColumn, place: number): Column<SheetCell[]> => ({
  key: `${place} ${title}`,
  title,
  unit,
  numeric: type === 'number',
  width: type === 'day' && place === 0 ? 128 : undefined,
  cell: (row) => <Cell cell={row[place] ?? null} type={type} decimals={decimals} />,
});

function Cell({ cell, type, decimals }: { cell: SheetCell; type: SheetColumn['type']; decimals?: number }) {
  if (cell === null) return MISSING;
  if (typeof cell === 'number') return decimals === undefined ? formatPrice(cell) : formatNumber(cell, decimals);
  return type === 'day' ? <time dateTime={cell}>{cell}</time> : cell;
}
