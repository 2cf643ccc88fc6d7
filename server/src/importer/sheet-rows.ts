import type { Readable } from 'node:stream';
import excel from 'exceljs';
import { type OpenZip, openZip } from '../modules/file/zip-entries.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/**
 * How exceljs reads the parts of a workbook. Its own walk through the file takes the parts in the order in which they
 * stand there, loses the last ones when their end comes early, and decodes each piece by itself, so that a character
 * between two of them is broken. Here they come in the order in which they need each other, as whole characters.
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

/** Rows of the first sheet, by the order of its tabs, read as a stream. @throws when it is no workbook */
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
    await zip.close();
  }
}

/** Where cells of the first sheet are merged, such as A2:A4; at most `most` of them. */
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
      // The beginning of a tag that the next piece ends.
      const open = text.lastIndexOf('<');
      rest = open > text.lastIndexOf('>') ? text.slice(open) : '';
    }
    return found;
  } finally {
    await zip.close();
  }
};

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+:[A-Z]+\d+)"/g;

const newReader = (file: string): Reader =>
  new excel.stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
  }) as unknown as Reader;

/** Relative to the workbook's folder, or from the root. */
const firstSheet = ({ workbookRels, model }: Reader, { names }: OpenZip): string => {
  const targets = new Map(workbookRels.map(({ Id, Target }) => [Id, Target]));
  const found = (model?.sheets ?? [])
    .map(({ rId }) => targets.get(rId) ?? '')
    .map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`))
    .find((name) => names.has(name));
  if (!found) throw new Error('里面没有工作表');
  return found;
};
