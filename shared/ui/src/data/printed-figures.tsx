import { FigureTable, type FigureTableProps } from './figure-table.tsx';
import { usePrinting } from './use-printing.ts';

/** Ten years of months; the tab 表 prints more. */
const MAX_PRINTED = 120;

/** Prints the newest figures below a drawing, because paper has no tooltip. */
export function PrintedFigures({ figures, caption }: FigureTableProps) {
  if (!usePrinting()) return null;
  const { columns, rows } = figures;
  return (
    <>
      <FigureTable figures={{ columns, rows: rows.slice(0, MAX_PRINTED) }} caption={caption} />
      {rows.length > MAX_PRINTED ? (
        <p className="bee-section-note">
          共 {rows.length} 行，这里打印最近 {MAX_PRINTED} 行；要全部，请换成“表”再打印，或下载。
        </p>
      ) : null}
    </>
  );
}
