import { stat } from 'node:fs/promises';
import type excel from 'exceljs';
import type { RawRecord } from './read-records.ts';
import { RefusedFile } from './refused-file.ts';
import { sheetRows } from './sheet-rows.ts';

/** Rows of the first sheet of a workbook, read as a stream; its first row names the columns. */
export async function* readSheet(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  const { size } = await stat(file);
  let header: string[] | null = null;
  for await (const row of readable(file)) {
    const cells = plainValues(row);
    if (!header) header = cells.map(nameOf);
    else yield [{ line: row.number, fields: Object.fromEntries(header.map((name, index) => [name, cells[index]])) }];
  }
  if (!header) throw new RefusedFile(`${file} 的第一个工作表是空的`);
  onBytes(size);
}

/** The names of the columns of the first sheet. @throws RefusedFile */
export const readSheetHead = async (file: string): Promise<string[]> => {
  for await (const row of readable(file)) return plainValues(row).map(nameOf);
  throw new RefusedFile(`${file} 的第一个工作表是空的`);
};

async function* readable(file: string): AsyncGenerator<excel.Row> {
  try {
    yield* sheetRows(file);
  } catch (error) {
    throw new RefusedFile(`${file} 不是可以读取的 XLSX 文件（${error instanceof Error ? error.message : '格式错误'}）`);
  }
}

const plainValues = (row: excel.Row): unknown[] =>
  Array.from(row.values as excel.CellValue[])
    .slice(1)
    .map(plainValue);

const nameOf = (cell: unknown): string => String(cell ?? '').trim();

/** Dates as days, formulas as their results, rich text as text. */
const plainValue = (cell: excel.CellValue): unknown => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('result' in cell) return plainValue(cell.result as excel.CellValue);
  if ('richText' in cell) return cell.richText.map(({ text }) => text).join('');
  if ('text' in cell) return cell.text;
  return null;
};
