import type { Readable } from 'node:stream';
import { CellFault } from './cell-fault.ts';
import { dayOf } from './date-format.ts';
import { openWorkbook } from './open-workbook.ts';
import { piecesOf } from './workbook-part.ts';

/** A row of a sheet; cells without a value are undefined. */
export type SheetRow = { number: number; cells: unknown[] };

/** Streams the rows of the first sheet in tab order, in batches. @throws if the file is not a workbook */
export async function* sheetRows(file: string): AsyncGenerator<SheetRow[]> {
  const book = await openWorkbook(file);
  let sheet: Readable | null = null;
  try {
    const [strings, dateStyles] = [await book.strings(), await book.dateStyles()];
    const read = (cell: Cell): unknown => cellValue(cell, strings, dateStyles, book.from1904);
    sheet = await book.sheet();
    yield* rowsOf(sheet, read);
  } finally {
    sheet?.destroy();
    book.close();
  }
}

/** A cell as it is in the XML; `value` is null without an element for it. */
type Cell = { address: string; type: string; style: number; isFormula: boolean; value: string | null };

async function* rowsOf(sheet: Readable, read: (cell: Cell) => unknown): AsyncGenerator<SheetRow[]> {
  let rows: SheetRow[] = [];
  let row: SheetRow | null = null;
  let [number, column] = [0, 0];
  let cell: Cell | null = null;
  let inValue = false;
  let inPhonetic = false;
  const pieces = piecesOf(sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        number = attributes.r ? Number(attributes.r) : number + 1;
        column = 0;
        row = { number, cells: [] };
      } else if (name === 'c' && row) {
        const { r: address = '', t: type = 'n', s: style = '0' } = attributes;
        column = address ? columnOf(address) : column + 1;
        cell = { address, type, style: Number(style), isFormula: false, value: null };
      } else if (cell) {
        if (name === 'f') cell.isFormula = true;
        else if (name === 'rPh') inPhonetic = true;
        else if (name === 'v' || (name === 't' && !inPhonetic)) {
          cell.value ??= '';
          inValue = true;
        }
      }
    },
    text: (text) => {
      if (inValue && cell) cell.value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'c' && row && cell) {
        const value = read(cell);
        if (value !== undefined) row.cells[column - 1] = value;
        cell = null;
      } else if (name === 'row' && row) {
        rows.push(row);
        row = null;
      }
    },
  });
  for await (const _ of pieces) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}

const MAX_COLUMNS = 16_384;

/** The number of the column of an address such as AB12: 28. */
const columnOf = (address: string): number => {
  let column = 0;
  for (let place = 0; place < address.length; place++) {
    const letter = address.charCodeAt(place) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column < 1 || column > MAX_COLUMNS) throw new Error(`单元格的位置不对（${address}）`);
  return column;
};

/**
 * Converts dates to days, formulas to their results and rich text to text. A formula without a cached result, or an
 * error value, is a fault.
 */
const cellValue = (
  { address, type, style, isFormula, value }: Cell,
  strings: readonly string[],
  dateStyles: readonly boolean[],
  from1904: boolean,
): unknown => {
  if (isFormula && (value === null || (value === '' && type !== 'str')))
    return new CellFault(
      `单元格是公式，文件里没有可用的计算结果；请用表格软件打开并保存一次，或把公式粘贴为数值（${address}）`,
    );
  if (value === null) return undefined;
  switch (type) {
    case 's':
      return strings[Number(value)];
    case 'str':
    case 'inlineStr':
      return value;
    case 'b':
      return value === '1' || value === 'true';
    case 'e':
      return new CellFault(`单元格是错误值，请改正公式或填写数值（${address} ${value}）`);
    case 'd':
      return value.slice(0, 10);
    default:
      return numberOf(value, dateStyles[style] === true, from1904);
  }
};

const numberOf = (value: string, isDate: boolean, from1904: boolean): unknown => {
  if (value.trim() === '') return undefined;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return isDate ? dayOf(number, from1904) : number;
};
