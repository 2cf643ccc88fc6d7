import papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import type { RawRecord } from './read-records.ts';
import { RefusedFile } from './refused-file.ts';

/** Rows of a CSV file, in pieces; its first row names the columns. @throws RefusedFile */
export async function* readCsv(file: string, onBytes: (bytes: number) => void): AsyncGenerator<RawRecord[]> {
  let header: string[] | null = null;
  for await (const rows of parsedPieces(file, plainLineEnds(decodeText(file, onBytes)))) {
    const records: RawRecord[] = [];
    for (const row of rows) {
      if (header) records.push(recordOf(header, row));
      else header = row.cells.map((name) => name.trim());
    }
    yield records;
  }
  if (!header) throw new RefusedFile(`${file} 是空文件`);
}

/** `line` is where it begins, `lines` how many it goes over. */
type Row = { cells: string[]; line: number; lines: number; badQuotes: boolean };

const recordOf = (header: string[], { cells, line, lines, badQuotes }: Row): RawRecord => {
  if (badQuotes) {
    const where = lines > 1 ? `，第 ${line} 至 ${line + lines - 1} 行连成了一行` : '';
    return { line, broken: `引号没有正确闭合${where}` };
  }
  if (cells.length !== header.length) return { line, broken: `应有 ${header.length} 列，实际 ${cells.length} 列` };
  const fields: Record<string, unknown> = {};
  for (let place = 0; place < header.length; place += 1) fields[header[place] as string] = cells[place];
  return { line, fields };
};

/** What one row may hold; an opening quote that nothing closes would take in the rest of the file. */
const LONGEST_ROW = 16 * 1024 * 1024;

/** The parser that works on a text at once: handing rows over one by one costs ten times what reading them does. */
async function* parsedPieces(file: string, pieces: AsyncIterable<string>): AsyncGenerator<Row[]> {
  const parser = new papa.Parser({ delimiter: ',', newline: '\n' });
  let rest = '';
  let line = 1;
  const parse = (text: string, isLast: boolean): Row[] => {
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
    yield parse(rest + piece, false);
    if (rest.length > LONGEST_ROW) throw new RefusedFile(`${file} 第 ${line} 行的引号没有闭合，后面的内容都连成了一行`);
  }
  if (rest) yield parse(rest, true);
}

const isEmpty = (cells: string[]): boolean => cells.length === 1 && cells[0] === '';

const lineEndsIn = (cells: string[]): number => {
  let count = 0;
  for (const cell of cells) if (cell.includes('\n')) count += cell.split('\n').length - 1;
  return count;
};

/** Line ends of Windows and of the old Mac become plain ones. */
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
