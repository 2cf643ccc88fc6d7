import path from 'node:path';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { RejectedFile } from './rejected-file.ts';

/**
 * A row as read from the file; `line` is the line number shown in an editor. An unreadable row has a reason and its raw
 * content instead of fields.
 */
export type RawRecord =
  | { line: number; fields: Record<string, unknown> }
  | { line: number; broken: string; content: unknown };

/**
 * Streams the rows of a CSV, JSON, NDJSON or XLSX file in batches.
 * @param onNote called for deviations from the usual format
 * @throws RejectedFile
 */
export const readRecords = (
  file: string,
  onBytes: (bytes: number) => void,
  onNote?: (note: string) => void,
): AsyncIterable<RawRecord[]> => {
  switch (path.extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(file, onBytes, onNote);
    case '.ndjson':
    case '.jsonl':
      return readLines(file, onBytes);
    case '.json':
      return readJson(file, onBytes);
    case '.xlsx':
      return readSheet(file, onBytes);
    default:
      throw new RejectedFile(`${file} 的格式不支持，请使用 .csv、.json、.ndjson 或 .xlsx 文件`);
  }
};

async function* readLines(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  let rest = '';
  let line = 0;
  for await (const piece of decodeText(file, onBytes)) {
    // Without a line end the piece cannot complete a line.
    const lines = piece.includes('\n') ? (rest + piece).split('\n') : [rest + piece];
    rest = lines.pop() ?? '';
    const records: RawRecord[] = [];
    for (const text of lines) {
      line++;
      if (text.trim()) records.push(recordOf(text, line));
    }
    yield records;
    if (rest.length > LONGEST_LINE)
      throw new RejectedFile(
        `${file} 第 ${line + 1} 行过长，超过 1600 万个字符还没有换行。NDJSON 每行是一个 JSON 对象；整个数组请使用 .json 扩展名`,
      );
  }
  if (rest.trim()) yield [recordOf(rest, line + 1)];
}

/** Number of characters shown of an unreadable line. */
const SHOWN = 300;
const LONGEST_LINE = 16 * 1024 * 1024;

const recordOf = (text: string, line: number): RawRecord => {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (isObject(value)) return { line, fields: value };
    return { line, broken: '不是一个 JSON 对象', content: value };
  } catch {
    return { line, broken: '不是有效的 JSON', content: text.slice(0, SHOWN) };
  }
};

async function* readJson(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  const pieces: string[] = [];
  for await (const piece of decodeText(file, onBytes)) pieces.push(piece);
  const value = parseWhole(file, pieces.join(''));
  if (!Array.isArray(value))
    throw new RejectedFile(`${file} 应是一个 JSON 数组，每个元素是一行；逐行的 JSON 请使用 .ndjson 扩展名`);
  yield value.map((item: unknown, index) =>
    isObject(item)
      ? { line: index + 1, fields: item }
      : { line: index + 1, broken: '不是一个 JSON 对象', content: item },
  );
}

const parseWhole = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new RejectedFile(`${file} 不是有效的 JSON，可能没有完整保存`);
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
