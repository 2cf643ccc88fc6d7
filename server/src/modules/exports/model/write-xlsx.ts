import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import { ZipFile } from 'yazl';

export type SheetCell = string | number | null;
export type Sheet = { name: string; widths: number[]; rows: Iterable<SheetCell[]> | AsyncIterable<SheetCell[]> };

/**
 * Streams a workbook; the first row of each sheet is a frozen header. Text is stored as text even if it looks like a
 * formula.
 */
export const writeXlsx = (sheets: readonly Sheet[]): AsyncIterable<Buffer> =>
  zipOf([
    { name: '[Content_Types].xml', content: [contentTypes(sheets.length)] },
    { name: '_rels/.rels', content: [RELATIONS] },
    { name: 'xl/workbook.xml', content: [workbook(sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [sheetRelations(sheets.length)] },
    { name: 'xl/styles.xml', content: [STYLES] },
    ...sheets.map(
      (sheet, index): ZipEntry => ({
        name: `xl/worksheets/sheet${index + 1}.xml`,
        content: sheetXml(sheet),
      }),
    ),
  ]);

/** Rows per chunk: large enough to be fast, small enough not to block the event loop. */
const ROWS_AT_ONCE = 250;

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
  let piece = '';
  let number = 0;
  for await (const row of rows) {
    number += 1;
    piece += rowXml(row, number);
    if (number % ROWS_AT_ONCE !== 0) continue;
    yield piece;
    piece = '';
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield `${piece}</sheetData></worksheet>`;
}

const rowXml = (cells: readonly SheetCell[], number: number): string => {
  let xml = `<row r="${number}">`;
  for (const [place, cell] of cells.entries()) {
    if (cell === null) continue;
    const at = `${letters[place] ?? lettersOf(place)}${number}`;
    if (typeof cell === 'number') xml += `<c r="${at}"><v>${cell}</v></c>`;
    else
      xml += `<c r="${at}" t="inlineStr"${number === 1 ? ' s="1"' : ''}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  return `${xml}</row>`;
};

const A = 'A'.charCodeAt(0);

/** Column name for a zero-based index: A to Z, then AA. */
const lettersOf = (place: number): string =>
  (place < 26 ? '' : lettersOf(Math.floor(place / 26) - 1)) + String.fromCharCode(A + (place % 26));

const letters = Array.from({ length: 26 }, (_, place) => lettersOf(place));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Removes control characters, which are not allowed in XML. */
const xmlText = (text: string): string =>
  /[&<>\p{Cc}\ufffe\uffff]/u.test(text)
    ? text
        .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
        .replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
    : text;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const each = (count: number, text: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index + 1)).join('');

const contentTypes = (sheets: number): string =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each(sheets, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`;

const RELATIONS = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbook = (sheets: readonly Sheet[]): string =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
    .map(({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`;

const sheetRelations = (sheets: number): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${each(sheets, (number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** Style 1 is bold, for headers. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

const QUICK = { compressionLevel: constants.Z_BEST_SPEED };

/** Streams a ZIP file entry by entry without buffering, so memory use does not depend on its size. */
const zipOf = (entries: readonly ZipEntry[]): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // `addReadStream` would start reading all entries immediately.
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, QUICK, (give) => give(null, Readable.from(content)));
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
};
