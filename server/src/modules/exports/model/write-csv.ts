import type { SheetCell } from './write-xlsx.ts';

const ROWS_AT_ONCE = 500;

/** UTF-8 with a byte order mark, so that spreadsheets display Chinese correctly. */
export async function* writeCsv(rows: Iterable<SheetCell[]> | AsyncIterable<SheetCell[]>): AsyncGenerator<Buffer> {
  let piece = '\ufeff';
  let number = 0;
  for await (const row of rows) {
    number += 1;
    piece += `${row.map(cellText).join(',')}\r\n`;
    if (number % ROWS_AT_ONCE !== 0) continue;
    yield Buffer.from(piece);
    piece = '';
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield Buffer.from(piece);
}

/** Escapes text that a spreadsheet would interpret as a formula. */
const cellText = (cell: SheetCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};
