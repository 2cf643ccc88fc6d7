/** Entry point `@bee/ui/table`: antd's table for work lists; plain tables use DataTable. Only inside UiProvider. */
export { Table, type TableColumnsType, type TableProps } from 'antd';
