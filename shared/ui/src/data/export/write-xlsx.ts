import writeSheets from 'write-excel-file/universal';
import { headOf, type Sheet, type SheetCell, type SheetColumn } from './sheet.ts';

/** Sheet 数据 with a frozen header, numeric cells and date cells; sheet 说明 with description and source. */
export const writeXlsx = (sheet: Sheet, facts: readonly [string, string][]): Promise<Blob> =>
  writeSheets([
    {
      sheet: '数据',
      stickyRowsCount: 1,
      columns: sheet.columns.map((column) => ({ width: widthOf(column) })),
      data: [
        sheet.columns.map((column) => ({ ...HEAD, value: headOf(column) })),
        ...sheet.rows.map((row) => row.map((cell, place) => cellOf(cell, sheet.columns[place]))),
      ],
    },
    {
      sheet: '说明',
      columns: [{ width: 14 }, { width: 100 }],
      data: facts.map(([label, value]) => [
        { value: label, fontWeight: 'bold' as const },
        { value, type: String, wrap: true },
      ]),
    },
  ]).toBlob();

const HEAD = { type: String, fontWeight: 'bold' as const, backgroundColor: '#eef3ef' };

const cellOf = (cell: SheetCell, column: SheetColumn | undefined) => {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: formatOf(column?.decimals) };
  if (column?.type === 'day') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: cell, type: String, format: '@' };
};

const formatOf = (decimals = 2): string => (decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0');

const widthOf = (column: SheetColumn): number =>
  column.type === 'text' ? 20 : Math.max(12, headOf(column).length * 2);
