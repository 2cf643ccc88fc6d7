import type { Readable } from 'node:stream';
import excel from 'exceljs';
import { type OpenZip, openZip } from '../modules/files/index.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/**
 * Internal exceljs methods for reading the parts of a workbook. The reader of exceljs processes parts in file order,
 * loses the last parts if the stream ends early, and decodes chunks separately, which breaks characters at chunk
 * boundaries. Calling these methods directly reads the parts in order of dependency and with whole characters.
 */
type Reader = {
  _parseRels(part: Readable): Promise<void>;
  _parseWorkbook(part: Readable): Promise<void>;
  _parseSharedStrings(part: Readable): AsyncGenerator<unknown>;
  _parseStyles(part: Readable): Promise<void>;
  _parseWorksheet(part: Readable, number: string): Generator<{ value: AsyncIterable<excel.Row> }>;
  workbookRels: { Id: string; Target: string }[];
  model: { sheets?: { rId: string }[] } | undefined;
};

/** Streams the rows of the first sheet in tab order. @throws if the file is not a workbook */
export async function* sheetRows(file: string): AsyncGenerator<excel.Row> {
  const zip = await openZip(file);
  const opened: Readable[] = [];
  const part = async (name: string) => {
    const stream = await zip.text(name);
    opened.push(stream);
    return stream;
  };
  try {
    const reader = newReader(file);
    await reader._parseRels(await part(RELATIONS));
    await reader._parseWorkbook(await part(WORKBOOK));
    if (zip.names.has(STYLES)) await reader._parseStyles(await part(STYLES));
    if (zip.names.has(STRINGS)) for await (const _ of reader._parseSharedStrings(await part(STRINGS)));
    for (const { value } of reader._parseWorksheet(await part(firstSheet(reader, zip)), '1')) yield* value;
  } finally {
    for (const stream of opened) stream.destroy();
    zip.close();
  }
}

/** Merged ranges of the first sheet, such as A2:A4; at most `most` of them. */
export const mergedCells = async (file: string, most: number): Promise<string[]> => {
  const zip = await openZip(file);
  try {
    const reader = newReader(file);
    for (const [name, read] of [
      [RELATIONS, reader._parseRels],
      [WORKBOOK, reader._parseWorkbook],
    ] as const)
      await read.call(reader, await zip.text(name));
    const found: string[] = [];
    let rest = '';
    for await (const piece of await zip.text(firstSheet(reader, zip))) {
      const text = rest + String(piece);
      found.push(...[...text.matchAll(MERGED)].map(([, range = '']) => range));
      if (found.length >= most) return found.slice(0, most);
      // The beginning of a tag that is completed by the next piece.
      const open = text.lastIndexOf('<');
      rest = open > text.lastIndexOf('>') ? text.slice(open) : '';
    }
    return found;
  } finally {
    zip.close();
  }
};

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+:[A-Z]+\d+)"/g;

const newReader = (file: string): Reader =>
  new excel.stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
  }) as unknown as Reader;

/** The target is relative to the folder of the workbook, or absolute. */
const firstSheet = ({ workbookRels, model }: Reader, { names }: OpenZip): string => {
  const targets = new Map(workbookRels.map(({ Id, Target }) => [Id, Target]));
  const found = (model?.sheets ?? [])
    .map(({ rId }) => targets.get(rId) ?? '')
    .map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`))
    .find((name) => names.has(name));
  if (!found) throw new Error('里面没有工作表');
  return found;
};
