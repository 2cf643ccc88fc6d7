import { stat } from 'node:fs/promises';
import excel from 'exceljs';
import type { RawRecord } from './read-records.ts';
import { RefusedFile } from './refused-file.ts';

/** Rows of the first sheet of a workbook, read as a stream; its first row names the columns. */
export async function* readSheet(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  const { size } = await stat(file);
  const workbook = new excel.stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
  });
  let header: string[] | null = null;
  try {
    for await (const sheet of workbook) {
      for await (const row of sheet) {
        const cells = (row.values as excel.CellValue[]).slice(1).map(plainValue);
        if (!header) {
          header = cells.map((cell) => String(cell ?? '').trim());
          continue;
        }
        yield [{ line: row.number, fields: Object.fromEntries(header.map((name, index) => [name, cells[index]])) }];
      }
      break;
    }
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile(`${file} 不是可以读取的 XLSX 文件（${error instanceof Error ? error.message : '格式错误'}）`);
  }
  if (!header) throw new RefusedFile(`${file} 的第一个工作表是空的`);
  onBytes(size);
}

/** The names of the columns of the first sheet. @throws RefusedFile */
export const readSheetHead = async (file: string): Promise<string[]> => {
  const workbook = new excel.stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
  });
  try {
    for await (const sheet of workbook)
      for await (const row of sheet)
        return Array.from(row.values as excel.CellValue[])
          .slice(1)
          .map((cell) => String(plainValue(cell) ?? '').trim());
  } catch (error) {
    throw new RefusedFile(`${file} 不是可以读取的 XLSX 文件（${error instanceof Error ? error.message : '格式错误'}）`);
  }
  throw new RefusedFile(`${file} 的第一个工作表是空的`);
};

/** Dates as days, formulas as their results, rich text as text. */
const plainValue = (cell: excel.CellValue): unknown => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('result' in cell) return plainValue(cell.result as excel.CellValue);
  if ('richText' in cell) return cell.richText.map(({ text }) => text).join('');
  if ('text' in cell) return cell.text;
  return null;
};
