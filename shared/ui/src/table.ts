/** Entry point `@bee/ui/table`: antd's table for lists that people work in; for plain ones there is DataTable. Inside UiProvider only. */
export { Table, type TableColumnsType, type TableProps } from 'antd';
