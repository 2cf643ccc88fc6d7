import type { Column } from '@bee/ui/content';
import { Table, type TableColumnType } from 'antd';

export type WorkTableProps<Row> = {
  /** Accessible name. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/**
 * A table to work with, for the columns of DataTable. The first column stays when the others are scrolled. Pages are
 * links below it (`Pagination` of content), so that their number is in the address.
 */
export function WorkTable<Row>({ caption, columns, rows, rowKey }: WorkTableProps<Row>) {
  return (
    <Table<Row>
      aria-label={caption}
      columns={columns.map(antdColumn)}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  );
}

const antdColumn = <Row,>(column: Column<Row>, index: number): TableColumnType<Row> => ({
  key: column.key,
  title: column.unit ? `${column.title} (${column.unit})` : column.title,
  render: (_, row) => column.cell(row),
  onCell: (row) => ({ title: column.hint?.(row) }),
  ...(column.width && { minWidth: column.width }),
  ...(column.numeric && { align: 'right', className: 'bee-num' }),
  ...(index === 0 && { fixed: 'start', rowScope: 'row' }),
});
