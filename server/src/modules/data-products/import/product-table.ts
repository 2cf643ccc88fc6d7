import { stat } from 'node:fs/promises';
import type { ProductFormat } from '@bee/contracts/resource/data';
import { formatBytes } from '@bee/domain/format';
import papa from 'papaparse';
import { CellFault } from '../../../importer/cell-fault.ts';
import { decodeText } from '../../../importer/decode-text.ts';
import { digestOf, fileIn } from '../../../importer/file-in-folder.ts';
import { delimiterOf } from '../../../importer/read-csv.ts';
import { readRecords } from '../../../importer/read-records.ts';
import { readSheetHead } from '../../../importer/read-sheet.ts';
import { RejectedFile } from '../../../importer/rejected-file.ts';
import { recognize, unpackedBytes } from '../../files/index.ts';
import { type DeclaredField, type DescribedTable, describeTable } from '../model/describe-table.ts';
import type { Cell } from '../model/field-type.ts';

export type ProductTable = {
  file: string;
  ext: Exclude<ProductFormat, 'zip'>;
  size: number;
  sha256: string;
  table: DescribedTable;
};

const MAX_BYTES = 500 * 1024 * 1024;
/** Maximum size of an unpacked workbook. */
const MAX_UNPACKED = 2 * 1024 * 1024 * 1024;
const MAX_COLUMNS = 500;

/**
 * Reads a CSV or XLSX file of a product completely. @returns the table, or why it is refused in words for the operator
 */
export const readProductTable = async (
  folder: string,
  name: string,
  declared: readonly DeclaredField[],
  geo: string,
): Promise<ProductTable | { refused: string }> => {
  const file = await fileIn(folder, name);
  if (!file) return { refused: `找不到文件（${name}）；应与元数据文件放在同一文件夹` };
  const { size } = await stat(file);
  if (size === 0) return { refused: `文件是空的（${name}）` };
  if (size > MAX_BYTES) return { refused: `文件过大，最大 ${formatBytes(MAX_BYTES)}（${name}，${formatBytes(size)}）` };
  const ext = await kindOf(file, name);
  if (typeof ext === 'object') return ext;
  try {
    const table = await readTable(file, ext, declared, geo);
    if ('refused' in table) return { refused: `${table.refused}（${name}）` };
    return { file, ext, size, sha256: await digestOf(file), table };
  } catch (error) {
    if (error instanceof RejectedFile) return { refused: error.message };
    throw error;
  }
};

/** Detects the format from the content; refuses a file whose extension differs. */
const kindOf = async (file: string, name: string): Promise<'csv' | 'xlsx' | { refused: string }> => {
  const said = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();
  if (said !== 'csv' && said !== 'xlsx') return { refused: `格式不支持，请使用 .csv 或 .xlsx 文件（${name}）` };
  const kind = await recognize(file);
  if (kind !== said) return { refused: `内容不是 ${said.toUpperCase()} 文件，请重新导出（${name}）` };
  if (kind === 'xlsx' && (await unpackedBytes(file)) > MAX_UNPACKED)
    return { refused: `解压后过大，最大 ${formatBytes(MAX_UNPACKED)}，请拆分后再导入（${name}）` };
  return kind;
};

const readTable = async (
  file: string,
  ext: 'csv' | 'xlsx',
  declared: readonly DeclaredField[],
  geo: string,
): Promise<DescribedTable | { refused: string }> => {
  const head = ext === 'csv' ? await csvHead(file) : await readSheetHead(file);
  const wrong = wrongHead(head, declared);
  if (wrong) return { refused: wrong };
  const describer = describeTable(head, declared);
  for await (const records of readRecords(file, () => undefined))
    for (const record of records) {
      if ('broken' in record) return { refused: `第 ${record.line} 行${record.broken}` };
      const fault = Object.values(record.fields).find((cell) => cell instanceof CellFault);
      if (fault instanceof CellFault) return { refused: `第 ${record.line} 行的${fault.reason}` };
      const problem = describer.add(head.map((column) => record.fields[column] as Cell));
      if (problem) return { refused: `第 ${record.line} 行${problem}` };
    }
  const table = describer.finish(geo);
  return table.rows > 0 ? table : { refused: '只有列名，没有数据行' };
};

const csvHead = async (file: string): Promise<string[]> => {
  let text = '';
  for await (const piece of decodeText(file, () => undefined)) {
    text += piece;
    if (text.includes('\n')) break;
  }
  const { data } = papa.parse<string[]>(text, { delimiter: delimiterOf(text.replace(/\r\n?/g, '\n')), preview: 1 });
  return (data[0] ?? []).map((name) => name.trim());
};

const wrongHead = (head: readonly string[], declared: readonly DeclaredField[]): string | null => {
  if (head.length > MAX_COLUMNS) return `列过多，最多 ${MAX_COLUMNS} 列`;
  const empty = head.indexOf('');
  if (empty >= 0) return `第 ${empty + 1} 列没有列名`;
  const twice = head.find((name, place) => head.indexOf(name) !== place);
  if (twice !== undefined) return `列名“${twice}”出现了两次`;
  const unknown = declared.find(({ field }) => !head.includes(field));
  return unknown ? `没有字段“${unknown.field}”，文件里的列是：${head.join('、')}` : null;
};
