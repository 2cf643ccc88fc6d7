import { DataTable, type DataTableProps } from '@bee/ui/content';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePrinting } from './use-printing.ts';

export type LongTableProps<Row> = Omit<DataTableProps<Row>, 'dense'>;

/** px; same as the row height of `.bee-table.is-dense`. */
const ROW = 32;
/** Rows of the server's HTML, and the maximum number in the DOM. */
const MAX_IN_PAGE = 48;
const AHEAD = 12;

/** A virtualised table in a scrolling frame. Print contains all of its rows. */
export function LongTable<Row>({ rows, ...table }: LongTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const whole = usePrinting() || rows.length <= MAX_IN_PAGE;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: AHEAD,
    enabled: !whole,
  });
  const shown = virtual.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const after = shown.length > 0 ? first + shown.length : MAX_IN_PAGE;
  return (
    <div ref={frame} className="bee-long-table" tabIndex={-1}>
      {whole ? (
        <DataTable dense {...table} rows={rows} />
      ) : (
        <div style={{ paddingTop: first * ROW, paddingBottom: Math.max(0, rows.length - after) * ROW }}>
          <DataTable dense {...table} rows={rows.slice(first, after)} total={rows.length} offset={first} />
        </div>
      )}
    </div>
  );
}
