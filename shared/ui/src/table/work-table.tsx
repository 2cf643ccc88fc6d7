import { type Column, SortLink, type TableSort } from '@bee/ui/content';
import { Table, type TableColumnType } from 'antd';
import { type ComponentRef, type ReactNode, useRef, useState } from 'react';
import { usePrinting } from '../data/use-printing.ts';
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx';
import { isLong, longTable } from './long-work-table.ts';

export type WorkTableProps<Row> = {
  /** Accessible name. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the heads of columns with `sortable` links. */
  sort?: TableSort;
  /** Name under which the browser keeps which columns the visitor has hidden; without it all are shown. */
  choice?: string;
  /** Makes rows selectable. */
  selection?: RowSelection<Row>;
};

export type RowSelection<Row> = {
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string;
  /** Rows for which there is something to do. */
  may: (row: Row) => boolean;
  /** What can be done with the selected rows, of which there is at least one. */
  actions: (selected: Row[], clear: () => void) => ReactNode;
};

/**
 * A table to work with, for the columns of DataTable. The first column stays when the others are scrolled. Pages are
 * links below it (`Pagination` of content), so that their number is in the address. Only rows of this page are selected.
 * Of long pages only the rows in view are in the document, except in print.
 */
export function WorkTable<Row>({ caption, columns, rows, rowKey, sort, choice, selection }: WorkTableProps<Row>) {
  const { hidden, toggle } = useHiddenColumns(choice);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selected = selection ? rows.filter((row) => keys.includes(rowKey(row)) && selection.may(row)) : [];
  const shown = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key));
  const table = useRef<ComponentRef<typeof Table>>(null);
  const printing = usePrinting();
  const long = isLong(rows.length) && !printing;
  const antdColumns = shown.map((column, index) => antdColumn(column, index, sort));
  return (
    <>
      {choice === undefined ? null : <ColumnChoice columns={columns.slice(1)} hidden={hidden} onToggle={toggle} />}
      <div role="status">
        {selected.length > 0 ? (
          <div className="bee-work-selected">
            <span>已选 {selected.length} 条</span>
            {selection?.actions(selected, () => setKeys([]))}
          </div>
        ) : null}
      </div>
      <Table<Row>
        ref={table}
        aria-label={long ? undefined : caption}
        columns={antdColumns}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        scroll={{ x: 'max-content' }}
        {...(long && longTable(table, caption, rows.length, antdColumns))}
        {...(selection && {
          rowSelection: {
            fixed: true,
            selectedRowKeys: selected.map(rowKey),
            onChange: (changed) => setKeys(changed.map(String)),
            getTitleCheckboxProps: () => ({ 'aria-label': '选择本页全部', disabled: !rows.some(selection.may) }),
            getCheckboxProps: (row) => ({
              'aria-label': `选择${selection.nameOf(row)}`,
              disabled: !selection.may(row),
            }),
          },
        })}
      />
    </>
  );
}

const antdColumn = <Row,>(column: Column<Row>, index: number, sort: TableSort | undefined): TableColumnType<Row> => {
  const title = column.unit ? `${column.title} (${column.unit})` : column.title;
  const order = sort?.key === column.key ? sort.order : undefined;
  return {
    key: column.key,
    title:
      sort && column.sortable ? (
        <SortLink column={column} sort={sort}>
          {title}
        </SortLink>
      ) : (
        title
      ),
    render: (_, row) => column.cell(row),
    onCell: (row) => ({ title: column.hint?.(row) }),
    ...(order && { onHeaderCell: () => ({ 'aria-sort': order === 'asc' ? 'ascending' : 'descending' }) }),
    ...(column.width && { minWidth: column.width }),
    ...(column.numeric && { align: 'right', className: 'bee-num' }),
    ...(index === 0 && { fixed: 'start', rowScope: 'row' }),
  };
};
