import { stat } from 'node:fs/promises';
import type excel from 'exceljs';
import { CellFault } from './cell-fault.ts';
import type { RawRecord } from './read-records.ts';
import { RejectedFile } from './rejected-file.ts';
import { mergedCells, sheetRows } from './sheet-rows.ts';

/** Streams the rows of the first sheet of a workbook; the first row names the columns. @throws RejectedFile */
export async function* readSheet(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  const { size } = await stat(file);
  await refuseMerged(file);
  let header: string[] | null = null;
  for await (const row of readable(file)) {
    const cells = plainValues(row);
    if (!header) {
      header = cells.map(nameOf);
      continue;
    }
    yield [{ line: row.number, fields: Object.fromEntries(header.map((name, index) => [name, cells[index]])) }];
  }
  if (!header) throw new RejectedFile(`${file} 的第一个工作表是空的`);
  onBytes(size);
}

/** Only the first cell of a merged range has a value, and the file does not say which rows it applies to. */
const refuseMerged = async (file: string): Promise<void> => {
  const merged = await orNotReadable(file, () => mergedCells(file, 4));
  if (merged.length === 0) return;
  const shown = `${merged.slice(0, 3).join('、')}${merged.length > 3 ? ' 等' : ''}`;
  throw new RejectedFile(
    `${file} 的第一个工作表有合并单元格（${shown}）。请在表格软件里取消合并、把每个单元格填写完整，标题行也删去，再导入`,
  );
};

/** The column names of the first sheet. @throws RejectedFile */
export const readSheetHead = async (file: string): Promise<string[]> => {
  for await (const row of readable(file)) return plainValues(row).map(nameOf);
  throw new RejectedFile(`${file} 的第一个工作表是空的`);
};

async function* readable(file: string): AsyncGenerator<excel.Row> {
  try {
    yield* sheetRows(file);
  } catch (error) {
    throw notReadable(file, error);
  }
}

const orNotReadable = async <Value>(file: string, read: () => Promise<Value>): Promise<Value> => {
  try {
    return await read();
  } catch (error) {
    throw notReadable(file, error);
  }
};

const notReadable = (file: string, error: unknown): RejectedFile =>
  new RejectedFile(`${file} 不是可以读取的 XLSX 文件（${error instanceof Error ? error.message : '格式错误'}）`);

const plainValues = (row: excel.Row): unknown[] =>
  Array.from(row.values as excel.CellValue[])
    .slice(1)
    .map((cell, place) => plainValue(cell, () => row.getCell(place + 1).address));

const nameOf = (cell: unknown): string => String(cell ?? '').trim();

/**
 * Converts dates to days, formulas to their results and rich text to text. A formula without a cached result, or an
 * error value, is a fault.
 */
const plainValue = (cell: excel.CellValue, addressOf: () => string): unknown => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('error' in cell) return new CellFault(`单元格是错误值，请改正公式或填写数值（${addressOf()} ${cell.error}）`);
  if ('formula' in cell || 'sharedFormula' in cell) {
    const { result } = cell;
    if (result !== undefined && result !== null) return plainValue(result, addressOf);
    return new CellFault(
      `单元格是公式，文件里没有可用的计算结果；请用表格软件打开并保存一次，或把公式粘贴为数值（${addressOf()}）`,
    );
  }
  if ('richText' in cell) return cell.richText.map(({ text }) => text).join('');
  if ('text' in cell) return cell.text;
  return null;
};
