import path from 'node:path';
import { parse } from 'csv-parse';
import { decodeText } from './decode-text.ts';
import { readSheet } from './read-sheet.ts';
import { RefusedFile } from './refused-file.ts';

/** One row as the file has it; `line` is what an editor shows. A row that cannot be read carries the reason instead. */
export type RawRecord = { line: number; fields: Record<string, unknown> } | { line: number; broken: string };

/** Rows of a CSV, JSON, NDJSON or XLSX file. @throws RefusedFile */
export const readRecords = (file: string, onBytes: (bytes: number) => void): AsyncIterable<RawRecord> => {
  switch (path.extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(file, onBytes);
    case '.ndjson':
    case '.jsonl':
      return readLines(file, onBytes);
    case '.json':
      return readJson(file, onBytes);
    case '.xlsx':
      return readSheet(file, onBytes);
    default:
      throw new RefusedFile(`${file} 的格式不支持，请使用 .csv、.json、.ndjson 或 .xlsx 文件`);
  }
};

async function* readCsv(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord> {
  let header: string[] | null = null;
  for await (const { record, info } of parsedRows(decodeText(file, onBytes))) {
    if (!header) {
      header = record.map((name) => name.trim());
      continue;
    }
    if (record.length !== header.length) {
      yield { line: info.lines, broken: `应有 ${header.length} 列，实际 ${record.length} 列` };
      continue;
    }
    const fields: Record<string, unknown> = {};
    for (let place = 0; place < header.length; place += 1) fields[header[place] as string] = record[place];
    yield { line: info.lines, fields };
  }
  if (!header) throw new RefusedFile(`${file} 是空文件`);
}

type ParsedRow = { record: string[]; info: { lines: number } };

/** Takes all rows of a piece at once: a stream that hands them over one by one costs as much again as reading them. */
async function* parsedRows(pieces: AsyncIterable<string>): AsyncGenerator<ParsedRow> {
  const parser = parse({
    bom: true,
    columns: false,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  let failure: Error | null = null;
  parser.on('error', (error) => {
    failure = error;
  });
  function* ready(): Generator<ParsedRow> {
    if (failure) throw failure;
    for (let row = parser.read(); row !== null; row = parser.read()) yield row as ParsedRow;
  }
  for await (const piece of pieces) {
    parser.write(piece);
    yield* ready();
  }
  parser.end();
  while (!parser.readableEnded) {
    yield* ready();
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield* ready();
}

async function* readLines(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord> {
  let rest = '';
  let line = 0;
  for await (const piece of decodeText(file, onBytes)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line++;
      if (text.trim()) yield recordOf(text, line);
    }
  }
  if (rest.trim()) yield recordOf(rest, line + 1);
}

const recordOf = (text: string, line: number): RawRecord => {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (isObject(value)) return { line, fields: value };
    return { line, broken: '不是一个 JSON 对象' };
  } catch {
    return { line, broken: '不是有效的 JSON' };
  }
};

async function* readJson(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord> {
  const pieces: string[] = [];
  for await (const piece of decodeText(file, onBytes)) pieces.push(piece);
  const value = parseWhole(file, pieces.join(''));
  if (!Array.isArray(value))
    throw new RefusedFile(`${file} 应是一个 JSON 数组，每个元素是一行；逐行的 JSON 请使用 .ndjson 扩展名`);
  for (const [index, item] of value.entries())
    yield isObject(item) ? { line: index + 1, fields: item } : { line: index + 1, broken: '不是一个 JSON 对象' };
}

const parseWhole = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new RefusedFile(`${file} 不是有效的 JSON，可能没有完整保存`);
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
