export { exportTransfer, type WriteExport } from './export-transfer.ts';
export { issueExport } from './issue-export.ts';
export { writeCsv } from './write-csv.ts';
export { type SheetCell, writeXlsx } from './write-xlsx.ts';
