export { writeCsv } from './model/write-csv.ts';
export { type SheetCell, writeXlsx } from './model/write-xlsx.ts';
export { exportTransfer, type WriteExport } from './routes/export-transfer.ts';
export { issueExport } from './service/issue-export.ts';
