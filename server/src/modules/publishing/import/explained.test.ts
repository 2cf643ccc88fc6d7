import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import ExcelJS from 'exceljs';
import { writeProblems } from '../../../importer/import-summary.ts';
import { NothingToImport, RejectedFile } from '../../../importer/rejected-file.ts';
import { runImport } from '../../../imports.ts';

jest.setTimeout(120_000);

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };
const HEADER = 'date,market,category,name,spec,unit,min_price,avg_price,max_price';
const row = (price: string | number, { date = '2026-01-05', name = '菠菜' } = {}) =>
  `${date},新发地,蔬菜,${name},普通,公斤,,${price},`;
const csv = (...rows: string[]): string => [HEADER, ...rows].join('\n');

let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-explained-'));
  database = await openTestDatabase();
}, 120_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const run = (file: string, kind: string = 'prices', dryRun = false) =>
  runImport({ db: database.db, clock, kind, files: [file], dryRun });

const refusalOf = async (name: string, content: string | Buffer): Promise<string> => {
  const error: unknown = await run(write(name, content)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RejectedFile);
  return (error as Error).message;
};

const swapped = (content: Buffer): Buffer => Buffer.from(content).swap16();

/** 日期,市场,類別,品名 … in Big5. */
const BIG5 = Buffer.from('a4e9b4c12ca5abb3f52cc3fea74f2ca57ea6572cb5dfb579a5cdb2a7b540bbf9aef6b0aab5a1a5d5b5e6', 'hex');

describe('a file is refused with what it is and what to do', () => {
  it.each<[string, string, string | Buffer, string[]]>([
    [
      'it is UTF-16LE without a mark',
      'le.csv',
      Buffer.from(csv(row(3)), 'utf16le'),
      ['UTF-16', '没有字节序标记', 'UTF-16LE'],
    ],
    ['it is UTF-16BE without a mark', 'be.csv', swapped(Buffer.from(csv(row(3)), 'utf16le')), ['UTF-16', 'UTF-16BE']],
    ['it is Big5', 'big5.csv', BIG5, ['Big5', 'iconv -f BIG5']],
    [
      'it is GBK',
      'gbk.csv',
      Buffer.from('c8d5c6da2cc6b7c3fb2ccad0b3a10ab2a4b2cb2cd0c2b7a2b5d8', 'hex'),
      ['GBK', 'GB18030'],
    ],
    [
      'it is a web page',
      'page.csv',
      '\ufeff<!DOCTYPE html>\n<html><table><tr><td>日期</td></tr></table>',
      ['网页（HTML）', '另存为'],
    ],
    ['it is a table of a web page', 'table.csv', '<table><tr><td>日期</td></tr></table>', ['网页（HTML）']],
    ['it is a workbook by another name', 'book.csv', Buffer.from('PK\u0003\u0004xx'), ['XLSX', '扩展名']],
    ['a line has no end', 'long.csv', `${HEADER}\n${'长'.repeat(17_000_000)}`, ['第 2 行过长', '换行']],
    [
      'a line of JSON has no end',
      'long.ndjson',
      `${JSON.stringify(Object.fromEntries(HEADER.split(',').map((name) => [name, '1'])))}\n"${'长'.repeat(17_000_000)}`,
      ['第 2 行过长', '.json'],
    ],
    ['its names of columns hold a NUL', 'nul-head.csv', `da\0te,market\n1,2`, ['第 1 行', 'NUL']],
    ['full-width commas separate it', 'wide.csv', '日期，市场，品名\n2026-01-01，甲，乙', ['不是英文逗号']],
  ])('when %s', async (_case, name, content, words) => {
    const message = await refusalOf(name, content);
    for (const word of words) expect(message).toContain(word);
    expect(message).not.toContain('引号');
  });

  it('when cells of the sheet are merged, and where', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('价格');
    sheet.addRows([HEADER.split(','), row(3).split(','), row(4, { date: '2026-01-06' }).split(',')]);
    sheet.mergeCells('B2:B3');
    const file = path.join(folder, 'merged.xlsx');
    await book.xlsx.writeFile(file);
    await expect(run(file)).rejects.toThrow(/合并单元格（B2:B3）.*取消合并/);
  });
});

it('a NUL refuses its row alone, named with its column and line', async () => {
  const tally = await run(write('nul.csv', csv(row(3), row(4, { date: '2026-01-06', name: '菠\0菜' }))));
  expect(tally).toMatchObject({ stored: 1, refused: [{ line: 3 }] });
  expect(tally.refused[0]?.reason).toMatch(/NUL 字节.*（name）/);
});

it('formulas without a result and errors refuse their rows, those with a result are read', async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('价格');
  const priced = (day: string, avg_price: unknown) => [
    day,
    '新发地',
    '蔬菜',
    '茄子',
    '普通',
    '公斤',
    null,
    avg_price,
    null,
  ];
  sheet.addRows([
    HEADER.split(','),
    priced('2026-01-01', { formula: '1+2' }),
    priced('2026-01-02', { formula: '1+2', result: 3 }),
    priced('2026-01-03', { error: '#N/A' }),
  ]);
  const file = path.join(folder, 'formulas.xlsx');
  await book.xlsx.writeFile(file);
  const tally = await run(file);
  expect(tally).toMatchObject({ stored: 1, refused: [{ line: 2 }, { line: 4 }] });
  expect(tally.refused[0]?.reason).toMatch(/公式.*计算结果.*（H2）/);
  expect(tally.refused[1]?.reason).toMatch(/错误值.*（H4 #N\/A）/);
});

describe('what can mean one thing only is read, with a note', () => {
  it.each([
    ['semicolons', ';', '分号'],
    ['tabs', '\t', '制表符'],
  ])('%s between the columns', async (_name, sign, word) => {
    const text = csv(row('3.5', { date: '2026-02-01' }), row('3,6', { date: '2026-02-02' }).replace('3,6', '@'));
    const tally = await run(write(`by-${word}.csv`, text.replaceAll(',', sign).replace('@', '3,6')));
    expect(tally).toMatchObject({ stored: 1, notes: [expect.stringContaining(word)] });
    // A decimal comma is not a number and must not be read as ten times the value.
    expect(tally.refused).toMatchObject([{ line: 3, reason: '价格不是数字（3,6）' }]);
  });

  it('full-width digits of numbers and days; names keep theirs', async () => {
    const tally = await run(
      write(
        'wide-digits.csv',
        csv(
          '２０２６－０２－０３,新发地,蔬菜,８号白菜,普通,公斤,,１，２３４．５,',
          row(3, { date: '2026-02-04' }),
        ).replace('１，２３４．５', '"１，２３４．５"'),
      ),
    );
    expect(tally).toMatchObject({ stored: 2, refused: [], notes: [expect.stringMatching(/1 行的全角数字.*第 2 行/)] });
    const { rows } = await database.pool.query(
      `select p.name, q.date, q.source_avg from price_quote q join price_series s on s.id = q.series_id
       join price_product p on p.id = s.product_id where p.name like '%号白菜'`,
    );
    expect(rows).toEqual([{ name: '８号白菜', date: '2026-02-03', source_avg: 1234.5 }]);
  });
});

it('every row refused still gives its reasons, and a report with each row', async () => {
  const file = write('none.csv', csv(row('三元'), row(0), '2026-01-05,新发地'));
  const error: unknown = await run(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NothingToImport);
  const { message, tally } = error as NothingToImport;
  expect(message).toMatch(/没有一行可以导入：读取 3 行.*价格不是数字 1 行/);
  const report = readFileSync((await writeProblems(folder, 'report', tally)) ?? '', 'utf8').split('\n');
  expect(report[1]).toMatch(/"未导入","none.csv","2","价格不是数字（三元）",".*菠菜.*三元/);
  expect(report[3]).toMatch(/"none.csv","4","应有 9 列，实际 2 列",".*新发地/);
});

it('two prices of one key are listed with both, also across batches; equal ones are none', async () => {
  const many = Array.from({ length: 2100 }, (_, day) =>
    row(3, { date: new Date(Date.UTC(2015, 0, 1 + day)).toISOString().slice(0, 10), name: '葱' }),
  );
  const tally = await run(
    write(
      'twice.csv',
      csv(...many, row(3, { date: '2015-01-01', name: '葱' }), row(9, { date: '2015-01-02', name: '葱' })),
    ),
  );
  expect(tally).toMatchObject({ repeated: 2, doubtful: [{ line: 2103 }] });
  expect(tally.doubtful[0]?.reason).toContain('第 3 行 — / 3 / — 元/公斤；第 2103 行 — / 9 / — 元/公斤');
});

describe('figures out of all proportion', () => {
  it('years before 1949 and after tomorrow are refused', async () => {
    const dates = ['0016-01-01', '1948-12-31', '1949-01-01', '2026-03-05', '2026-03-06', '2099-01-01'];
    const tally = await run(write('years.csv', csv(...dates.map((date) => row(3, { date, name: '蒜' })))));
    expect(tally.stored).toBe(2);
    expect(tally.refused.map(({ line }) => line)).toEqual([2, 3, 6, 7]);
    expect(tally.refused[0]?.reason).toBe('日期不在 1949 年至明天之间，请核对年份（0016-01-01）');
  });

  it('a price far from the median of its year is doubted, by the file and by what is stored', async () => {
    const days = (prices: number[], name: string, month: string) =>
      prices.map((price, day) => row(price, { date: `2026-${month}-0${day + 1}`, name }));
    const first = await run(write('far.csv', csv(...days([3, 3000, 3.2, 2.9, 0.1], '姜', '01'))));
    expect(first.doubtful.map(({ line, row: shown }) => [line, shown.includes('姜')])).toEqual([
      [3, true],
      [6, true],
    ]);
    expect(first.doubtful[0]?.reason).toContain('3000 元/公斤，中位数 3 元/公斤');
    const second = await run(write('far2.csv', csv(...days([65, 59], '姜', '02'))));
    expect(second.doubtful.map(({ line }) => line)).toEqual([2]);
  });
});

describe('the days of a law', () => {
  const law = (fields: object) =>
    JSON.stringify({ type: '地方性法规', region: '山东', text: '第一条 内容。', ...fields });
  const daysOf = async (title: string) =>
    (
      await database.pool.query(
        `select p.issued_at, p.amended_at, p.effective_at, p.issuing_orgs from policy p join article a on a.id = p.article_id
         where a.title = $1`,
        [title],
      )
    ).rows[0];

  it('are its publication, its last amendment and when it took effect; the first is never after the last', async () => {
    const tally = await run(
      write(
        'days.ndjson',
        [
          law({
            title: '甲条例',
            date: '2020-05-14',
            history: [
              '2005年11月25日 山东省第十届人民代表大会常务委员会第二十四次会议通过',
              '2020年5月14日 山东省第十三届人民代表大会常务委员会第二十次会议修正',
            ],
            text: '第一条 内容。第二条 自2006年3月 1 日起施行。',
          }),
          law({ title: '乙办法', date: '2020-05-14', text: '本办法自2019年1月1日起施行。' }),
          law({ title: '丙办法', date: '2024-09-27', amended_at: '2025-01-02', text: '自2024年11月1 日起施行。' }),
          law({ title: '最高人民法院、最高人民检察院关于某事的解释', type: '司法解释', region: '全国' }),
          law({ title: '丁条例', type: '行政法规', region: '全国' }),
        ].join('\n'),
      ),
      'policies',
    );
    expect(tally.doubtful).toMatchObject([{ line: 2, reason: expect.stringContaining('日期晚于施行日期') }]);
    expect(await daysOf('甲条例')).toEqual({
      ...{ issued_at: '2005-11-25', amended_at: '2020-05-14', effective_at: '2006-03-01' },
      issuing_orgs: ['山东省人民代表大会常务委员会'],
    });
    expect(await daysOf('乙办法')).toMatchObject({ issued_at: null, amended_at: null, effective_at: '2019-01-01' });
    expect(await daysOf('丙办法')).toMatchObject({
      ...{ issued_at: '2024-09-27', amended_at: '2025-01-02', effective_at: '2024-11-01' },
    });
    expect((await daysOf('最高人民法院、最高人民检察院关于某事的解释')).issuing_orgs).toEqual([
      '最高人民法院',
      '最高人民检察院',
    ]);
    expect((await daysOf('丁条例')).issuing_orgs).toEqual(['国务院']);
  });
});
