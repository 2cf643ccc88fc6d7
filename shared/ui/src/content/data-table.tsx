import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Empty } from './empty.tsx';
import { SortHead, type TableSort } from './sort-head.tsx';
import './data-table.css';

export type Column<Row> = {
  key: string;
  title: string;
  /** Shown in the head, never in the cells: 元/公斤. */
  unit?: string;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  sortable?: boolean;
  /** Minimum width in px. */
  width?: number;
  cell: (row: Row) => ReactNode;
  /** Full text of a truncated cell. */
  hint?: (row: Row) => string | undefined;
};
export type DataTableProps<Row> = {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Content of the table with place and day; `hideCaption` keeps it for screen readers only. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** Makes the first cell a link. */
  rowHref?: (row: Row) => string | undefined;
  sort?: TableSort;
  /** Replaces the default text when there are no rows. */
  empty?: ReactNode;
  /** Rows of 32 px. */
  dense?: boolean;
  /** Total number of rows if only some are shown, and the index of the first. */
  total?: number;
  offset?: number;
};

/** A typed table: sticky first column, right-aligned numbers, units in the head, sorting by links. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, hideCaption, sort, dense, total, offset = 0 } = props;
  if (rows.length === 0) return <>{props.empty ?? <Empty title="没有符合条件的数据">换一个条件试试。</Empty>}</>;
  return (
    <section
      className="bee-table-scroll"
      aria-label={typeof caption === 'string' ? caption : '数据表'}
      tabIndex={props.rowHref ? undefined : 0}
    >
      <table
        className={classNames('bee-table', dense && 'is-dense')}
        aria-rowcount={total === undefined ? undefined : total + 1}
      >
        <caption className={hideCaption ? 'bee-quiet' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={rowKey(row)} aria-rowindex={total === undefined ? undefined : offset + place + 2}>
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  column={column}
                  row={row}
                  href={index === 0 ? props.rowHref?.(row) : undefined}
                  head={index === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; href: string | undefined; head: boolean };

function Cell<Row>({ column, row, href, head }: CellProps<Row>) {
  const content = href ? <a href={href}>{column.cell(row)}</a> : column.cell(row);
  const className = column.numeric ? 'is-num' : undefined;
  const title = column.hint?.(row);
  if (head)
    return (
      <th scope="row" className={className} title={title}>
        {content}
      </th>
    );
  return (
    <td className={className} title={title}>
      {content}
    </td>
  );
}
