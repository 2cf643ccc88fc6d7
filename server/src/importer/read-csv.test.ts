import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCsv } from './read-csv.ts';
import type { RawRecord } from './read-records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-csv-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = async (text: string): Promise<RawRecord[]> => {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, text);
  const all: RawRecord[] = [];
  for await (const records of readCsv(file, () => undefined)) all.push(...records);
  return all;
};

describe('rows of a CSV file', () => {
  it.each([
    ['plain', '\n'],
    ['Windows', '\r\n'],
    ['old Mac', '\r'],
  ])('are read with %s line ends, empty lines counted and left out', async (_, end) => {
    const text = ['品名,价格', '白菜,1.2', '', '"萝卜, 白",2'].join(end) + end;
    expect(await read(text)).toEqual([
      { line: 2, fields: { 品名: '白菜', 价格: '1.2' } },
      { line: 4, fields: { 品名: '萝卜, 白', 价格: '2' } },
    ]);
  });

  it('may hold lines and quotes in a cell; the next row knows its line', async () => {
    expect(await read('名,注\n葱,"一\n二 ""三"""\n蒜,""\n5" 管,"尾"')).toEqual([
      { line: 2, fields: { 名: '葱', 注: '一\n二 "三"' } },
      { line: 4, fields: { 名: '蒜', 注: '' } },
      { line: 5, fields: { 名: '5" 管', 注: '尾' } },
    ]);
  });

  it('are the same when a cell or a line end falls between two pieces of the file', async () => {
    const note = `"${'长'.repeat(90_000)}\r\n尾"`;
    const rows = Array.from({ length: 6 }, (_, place) => `${place},${note}`);
    const records = await read(`号,注\r\n${rows.join('\r\n')}\r\n`);
    expect(records.map(({ line }) => line)).toEqual([2, 4, 6, 8, 10, 12]);
    for (const [place, record] of records.entries())
      expect(record).toMatchObject({ fields: { 号: String(place), 注: `${'长'.repeat(90_000)}\n尾` } });
  });

  it('that have too many or too few cells are told, with their line', async () => {
    expect(await read('a,b\n1\n1,2\n1,2,3')).toEqual([
      { line: 2, broken: '应有 2 列，实际 1 列', content: ['1'] },
      { line: 3, fields: { a: '1', b: '2' } },
      { line: 4, broken: '应有 2 列，实际 3 列', content: ['1', '2', '3'] },
    ]);
  });

  it('whose quotes do not close say which lines ran together', async () => {
    expect(await read('a,b\n"东北"大米,1\n"籼米",2\n糯米,3')).toEqual([
      { line: 2, broken: '引号没有正确闭合，第 2 至 3 行连成了一行', content: expect.any(Array) },
      { line: 4, fields: { a: '糯米', b: '3' } },
    ]);
  });

  it('after a quote that nothing closes are not read to the end of a long file', async () => {
    await expect(read(`a,b\n1,"2\n${'3,4\n'.repeat(5_000_000)}`)).rejects.toThrow(/第 2 行的引号没有闭合/);
  });

  it('are none in an empty file', async () => {
    await expect(read('')).rejects.toThrow(/是空文件/);
  });
});
