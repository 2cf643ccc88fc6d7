/** Entry point `@bee/ui/table`: antd's table for work lists; tables to read use DataTable. Only inside UiProvider. */
export { Table, type TableColumnsType, type TableProps } from 'antd';
export { type RowSelection, WorkTable, type WorkTableProps } from './table/work-table.tsx';
