import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { readSheet, readSheetHead } from './read-sheet.ts';
import { RejectedFile } from './rejected-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-sheet-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bookOf = async (...sheets: [name: string, rows: unknown[][], order?: number][]): Promise<string> => {
  const book = new ExcelJS.Workbook();
  for (const [name, rows, order] of sheets) {
    const sheet = book.addWorksheet(name);
    if (order !== undefined) Object.assign(sheet, { orderNo: order });
    sheet.addRows(rows);
  }
  const file = path.join(folder, `${sheets[0]?.[0]}.xlsx`);
  await book.xlsx.writeFile(file);
  return file;
};
const rowsOf = async (file: string) => {
  const rows: unknown[] = [];
  for await (const records of readSheet(file, () => undefined))
    for (const record of records) rows.push('fields' in record ? record.fields : record.broken);
  return rows;
};

it('keeps every character of many long texts', async () => {
  const named = (row: number) => `山东寿光地利农产品物流园第${row}号交易大厅`;
  const rows = Array.from({ length: 8000 }, (_, row) => [row, named(row)]);
  const read = await rowsOf(await bookOf(['很多', [['行', '名称'], ...rows]]));
  expect(read).toHaveLength(8000);
  expect(read.filter((fields, row) => (fields as Record<string, unknown>).名称 !== named(row))).toEqual([]);
});

it('reads the same each time, however often and beside whatever', async () => {
  const file = await bookOf([
    '反复',
    [
      ['日期', '价格'],
      [new Date('2026-01-05'), 3.25],
    ],
  ]);
  const read = await Promise.all(
    Array.from({ length: 300 }, async () => JSON.stringify([await readSheetHead(file), await rowsOf(file)])),
  );
  expect(new Set(read)).toEqual(new Set(['[["日期","价格"],[{"日期":"2026-01-05","价格":3.25}]]']));
});

it('reads the sheet of the first tab, wherever it stands in the file', async () => {
  const file = await bookOf(['第二页', [['乙'], [2]], 2], ['第一页', [['甲'], [1]], 1]);
  expect(await rowsOf(file)).toEqual([{ 甲: 1 }]);
});

it('takes what cells show: results of formulas, text of links and of several fonts', async () => {
  const link = { text: '链接', hyperlink: 'https://bee.example' };
  const fonts = { richText: [{ text: '山' }, { font: { bold: true }, text: '东' }] };
  const file = await bookOf([
    '单元格',
    [
      ['和', '空', '字', '链接'],
      [{ formula: '1+1', result: 2 }, null, fonts, link],
    ],
  ]);
  expect(await rowsOf(file)).toEqual([{ 和: 2, 空: undefined, 字: '山东', 链接: '链接' }]);
});

it.each<[string, (whole: Buffer) => Buffer]>([
  ['is cut off', (whole) => whole.subarray(0, whole.length - 400)],
  ['is no workbook', () => Buffer.from('PK but nothing of a zip')],
  [
    'has a damaged sheet',
    (whole) => {
      const at = whole.indexOf('xl/worksheets/sheet1.xml') + 60;
      return Buffer.concat([whole.subarray(0, at), Buffer.alloc(40, 0xff), whole.subarray(at + 40)]);
    },
  ],
])('refuses a file that %s', async (what, damage) => {
  const file = await bookOf([what, [['甲'], ...Array.from({ length: 50 }, (_, row) => [row])]]);
  writeFileSync(file, damage(readFileSync(file)));
  await expect(rowsOf(file)).rejects.toThrow(RejectedFile);
  await expect(rowsOf(file)).rejects.toThrow('不是可以读取的 XLSX 文件');
});

it('refuses an empty sheet', async () => {
  await expect(rowsOf(await bookOf(['空', []]))).rejects.toThrow('第一个工作表是空的');
});
