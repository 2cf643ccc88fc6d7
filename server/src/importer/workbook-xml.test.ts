import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { CellFault } from './cell-fault.ts';
import { isDateFormat } from './date-format.ts';
import { readSheet } from './read-sheet.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-workbook-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const RELATIONS = `<Relationships>
  <Relationship Id="rId1" Type="http://x/relationships/worksheet" Target="worksheets/sheet1.xml"/>
  <Relationship Id="rId2" Type="http://x/relationships/sharedStrings" Target="/xl/strings.xml"/>
  <Relationship Id="rId3" Type="http://x/relationships/styles" Target="styles.xml"/>
</Relationships>`;
const WORKBOOK = '<workbook><workbookPr/><sheets><sheet name="一" r:id="rId1"/></sheets></workbook>';

/** The rows of a workbook whose XML is given: the sheet, and other parts by name. */
const read = async (sheet: string, parts: Record<string, string> = {}): Promise<unknown[]> => {
  const zip = new ZipFile();
  const all = {
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  };
  for (const [name, text] of Object.entries(all)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const file = path.join(folder, 'book.xlsx');
  writeFileSync(file, await buffer(zip.outputStream));
  const rows: unknown[] = [];
  for await (const records of readSheet(file, () => undefined))
    for (const record of records)
      rows.push('fields' in record ? [record.line, ...Object.values(record.fields)] : record);
  return rows;
};
const sheetOf = (...rows: string[]) => `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const HEAD = `<row r="1">${['甲', '乙', '丙'].map(inline).join('')}</row>`;

it('keeps gaps between cells and rows; places that are not given follow on', async () => {
  const rows = [
    '<row r="3"><c r="A3"><v>1</v></c><c r="C3" t="b"><v>1</v></c></row>',
    `<row><c><v>2.5e1</v></c>${inline('')}</row>`,
    '<row r="9"><c r="B9" s="4"/></row>',
  ];
  expect(await read(sheetOf(HEAD, ...rows))).toEqual([
    [3, 1, undefined, true],
    [4, 25, '', undefined],
    [9, undefined, undefined, undefined],
  ]);
});

it('joins the runs of rich text, without how it is pronounced, and decodes entities once', async () => {
  const runs =
    '<r><rPr><b/></rPr><t>山</t></r><r><t xml:space="preserve"> 东</t></r><rPh sb="0" eb="1"><t>ヤマ</t></rPh>';
  const strings = `<sst>\n <si>${runs}</si> <si><t>&lt;&amp;lt;</t></si><si><t><![CDATA[a<b]]></t></si></sst>`;
  const row = `<row><c t="s"><v>0</v></c><c t="inlineStr"><is>${runs}</is></c><c t="s"><v>1</v></c></row>`;
  const more = '<row><c t="s"><v>2</v></c><c t="s"><v>99</v></c><c t="str"><v>字</v></c></row>';
  expect(await read(sheetOf(HEAD, row, more), { 'xl/strings.xml': strings })).toEqual([
    [2, '山 东', '山 东', '<&lt;'],
    [3, 'a<b', undefined, '字'],
  ]);
});

it('keeps every character of long texts in the cells themselves', async () => {
  const texts = Array.from({ length: 8000 }, (_, row) => `山东寿光地利农产品物流园第${row}号𠮷🍎`);
  const rows = await read(sheetOf(HEAD, ...texts.map((text) => `<row>${inline(text)}</row>`)));
  expect(rows.map((row) => (row as unknown[])[1])).toEqual(texts);
});

it('takes days from numbers by their style, also of results of formulas', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy\\-mm"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="31"/><xf numFmtId="176"/></cellXfs></styleSheet>`;
  const row = `<row><c><v>46027</v></c><c s="1"><v>46027.75</v></c><c s="2"><f>B2</f><v>46027</v></c></row>`;
  const odd = `<row><c t="d"><v>2026-01-05T00:00:00</v></c><c s="1"><v>1e12</v></c><c s="1"><v>无</v></c></row>`;
  const parts = { 'xl/styles.xml': styles };
  expect(await read(sheetOf(HEAD, row, odd), parts)).toEqual([
    [2, 46027, '2026-01-05', '2026-01-05'],
    [3, '2026-01-05', 1e12, '无'],
  ]);
  const from1904 = WORKBOOK.replace('<workbookPr/>', '<workbookPr date1904="1"/>');
  expect(await read(sheetOf(HEAD, row), { ...parts, 'xl/workbook.xml': from1904 })).toEqual([
    [2, 46027, '2030-01-06', '2030-01-06'],
  ]);
});

it('takes results of formulas; one without a result and an error are faults with their place', async () => {
  const row = `<row r="2"><c r="A2" t="str"><f>A1</f><v></v></c><c r="B2"><f t="shared" si="0"/></c>
    <c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`;
  const [[, text, missing, error] = []] = (await read(sheetOf(HEAD, row))) as unknown[][];
  expect(text).toBe('');
  expect((missing as CellFault).reason).toMatch(/单元格是公式.*（B2）/);
  expect((error as CellFault).reason).toBe('单元格是错误值，请改正公式或填写数值（C2 #DIV/0!）');
  expect(error).toBeInstanceOf(CellFault);
});

it('reads elements with a prefix', async () => {
  const sheet = sheetOf(HEAD, `<row>${inline('一')}<c><v>2</v></c></row>`).replace(/<(\/?)(?=\w)/g, '<$1x:');
  expect(await read(sheet)).toEqual([[2, '一', 2, undefined]]);
});

it.each([
  ['is not well-formed', '<worksheet><sheetData><row></sheetData></worksheet>'],
  ['ends early', '<worksheet><sheetData><row><c><v>1</v></c></row>'],
  [
    'uses entities of its own',
    '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData><row>&a;</row></sheetData></worksheet>',
  ],
  ['has a cell beyond the last column', sheetOf('<row><c r="XFE1"><v>1</v></c></row>')],
])('refuses a sheet that %s', async (_, sheet) => {
  await expect(read(sheet)).rejects.toThrow('不是可以读取的 XLSX 文件');
});

it.each<[number, string | undefined, boolean]>([
  [0, undefined, false],
  [4, undefined, false],
  [14, undefined, true],
  [31, undefined, true],
  [49, undefined, false],
  [57, undefined, true],
  [176, 'yyyy"年"m"月"', true],
  [177, '0.00"元/m"', false],
  [178, '[Red]#,##0.00\\d', false],
  [179, '[$-804]h:mm', true],
])('knows whether format %s with the code %s is of dates', (id, code, isDate) =>
  expect(isDateFormat(id, code)).toBe(isDate),
);
