import { stat } from 'node:fs/promises';
import { openWorkbook } from './open-workbook.ts';
import type { RawRecord } from './read-records.ts';
import { RejectedFile } from './rejected-file.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';

/** Streams the rows of the first sheet of a workbook; the first row names the columns. @throws RejectedFile */
export async function* readSheet(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  const { size } = await stat(file);
  await refuseMerged(file);
  let header: string[] | null = null;
  for await (const rows of readable(file)) {
    const records: RawRecord[] = [];
    for (const { number, cells } of rows) {
      if (header) records.push({ line: number, fields: fieldsOf(header, cells) });
      else header = namesOf(cells);
    }
    yield records;
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
  for await (const [first] of readable(file)) if (first) return namesOf(first.cells);
  throw new RejectedFile(`${file} 的第一个工作表是空的`);
};

async function* readable(file: string): AsyncGenerator<SheetRow[]> {
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

const namesOf = (cells: unknown[]): string[] => Array.from(cells, (cell) => String(cell ?? '').trim());

const fieldsOf = (header: string[], cells: unknown[]): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (let place = 0; place < header.length; place += 1) fields[header[place] as string] = cells[place];
  return fields;
};

/** Merged ranges of the first sheet, such as A2:A4; at most `most` of them. */
const mergedCells = async (file: string, most: number): Promise<string[]> => {
  const book = await openWorkbook(file);
  try {
    const found: string[] = [];
    let rest = '';
    for await (const piece of await book.sheet()) {
      const text = rest + String(piece);
      found.push(...[...text.matchAll(MERGED)].map(([, range = '']) => range));
      if (found.length >= most) return found.slice(0, most);
      // The beginning of a tag that is completed by the next piece.
      const open = text.lastIndexOf('<');
      rest = open > text.lastIndexOf('>') ? text.slice(open) : '';
    }
    return found;
  } finally {
    book.close();
  }
};

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+:[A-Z]+\d+)"/g;
