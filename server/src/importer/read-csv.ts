import path from 'node:path';
import papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import type { RawRecord } from './read-records.ts';
import { RejectedFile } from './rejected-file.ts';

/** Streams the rows of a CSV file; the first row names the columns. @throws RejectedFile */
export async function* readCsv(
  file: string,
  onBytes: (bytes: number) => void,
  onNote: (note: string) => void = () => undefined,
): AsyncGenerator<RawRecord[]> {
  let header: string[] | null = null;
  for await (const rows of parsedPieces(file, plainLineEnds(decodeText(file, onBytes)), onNote)) {
    const records: RawRecord[] = [];
    for (const row of rows) {
      if (header) records.push(recordOf(header, row));
      else header = headerOf(file, row);
    }
    yield records;
  }
  if (!header) throw new RejectedFile(`${file} 是空文件`);
}

const headerOf = (file: string, { cells, line }: Row): string[] => {
  const [only = ''] = cells;
  if (cells.some((name) => name.includes('\0')))
    throw new RejectedFile(
      `${file} 第 ${line} 行（列名）含有 NUL 字节（0x00）。请在文本编辑器里删除这个不可见字符后再导入`,
    );
  if (cells.length === 1 && /[，；、|]/.test(only))
    throw new RejectedFile(`${file} 的列名之间不是英文逗号（${only.slice(0, 60)}）。请把分隔符换成英文逗号后再导入`);
  return cells.map((name) => name.trim());
};

/** `line` is the first line of the row, `lines` the number of lines it spans. */
type Row = { cells: string[]; line: number; lines: number; badQuotes: boolean };

const recordOf = (header: string[], { cells, line, lines, badQuotes }: Row): RawRecord => {
  if (badQuotes) {
    const where = lines > 1 ? `，第 ${line} 至 ${line + lines - 1} 行连成了一行` : '';
    return { line, broken: `引号没有正确闭合${where}`, content: cells };
  }
  if (cells.length !== header.length)
    return { line, broken: `应有 ${header.length} 列，实际 ${cells.length} 列`, content: cells };
  const fields: Record<string, unknown> = {};
  for (let place = 0; place < header.length; place += 1) fields[header[place] as string] = cells[place];
  return { line, fields };
};

/** Maximum size of a row; an unclosed opening quote would otherwise consume the rest of the file. */
const LONGEST_ROW = 16 * 1024 * 1024;

/** Uses the synchronous parser: emitting rows one at a time takes ten times as long as parsing them. */
async function* parsedPieces(
  file: string,
  pieces: AsyncIterable<string>,
  onNote: (note: string) => void,
): AsyncGenerator<Row[]> {
  let parser: papa.Parser | null = null;
  let rest = '';
  let line = 1;
  const parse = (text: string, isLast: boolean): Row[] => {
    if (!parser) {
      const delimiter = delimiterOf(text);
      if (delimiter !== ',') onNote(`${path.basename(file)} 用${DELIMITERS[delimiter]}分隔，已按它读取`);
      parser = new papa.Parser({ delimiter, newline: '\n' });
    }
    const { data, errors, meta }: papa.ParseResult<string[]> = parser.parse(text, 0, !isLast);
    rest = text.slice(meta.cursor);
    const bad = new Set(errors.map(({ row }) => row));
    return data.flatMap((cells, place) => {
      const row = { cells, line, lines: 1 + lineEndsIn(cells), badQuotes: bad.has(place) };
      line += row.lines;
      return isEmpty(cells) ? [] : [row];
    });
  };
  for await (const piece of pieces) {
    // Without a line end the piece cannot complete a row.
    if (piece.includes('\n')) yield parse(rest + piece, false);
    else rest += piece;
    if (rest.length > LONGEST_ROW)
      throw new RejectedFile(
        rest.includes('\n')
          ? `${file} 第 ${line} 行的引号没有闭合，后面的内容都连成了一行`
          : `${file} 第 ${line} 行过长，超过 1600 万个字符还没有换行。请确认它是表格文件，并重新导出`,
      );
  }
  if (rest) yield parse(rest, true);
}

const DELIMITERS: Record<Delimiter, string> = { ',': '逗号', ';': '分号', '\t': '制表符' };

type Delimiter = ',' | ';' | '\t';

/** The delimiter of the header: a comma, or the only other delimiter in it if it has no comma. */
export const delimiterOf = (text: string): Delimiter => {
  const head = (/^\n*([^\n]*)/.exec(text)?.[1] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const others = ([';', '\t'] as const).filter((sign) => head.includes(sign));
  return head.includes(',') || others.length !== 1 ? ',' : (others[0] ?? ',');
};

const isEmpty = (cells: string[]): boolean => cells.length === 1 && cells[0] === '';

const lineEndsIn = (cells: string[]): number => {
  let count = 0;
  for (const cell of cells) if (cell.includes('\n')) count += cell.split('\n').length - 1;
  return count;
};

/** Normalizes CRLF and CR line ends to LF. */
async function* plainLineEnds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    const ended = held ? text.slice(0, -1) : text;
    yield ended.includes('\r') ? ended.replace(/\r\n?/g, '\n') : ended;
  }
  if (held) yield '\n';
}
