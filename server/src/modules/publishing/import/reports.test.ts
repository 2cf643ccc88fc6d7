import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import PDFDocument from 'pdfkit';
import { runImport } from '../../../imports.ts';
import { openFolderStore } from '../../../providers/storage/folder-store.ts';
import { makeQueued } from '../report/jobs/make-reports.ts';
import { type MadeReport, makeReport } from '../report/model/make-report.ts';
import { writePdf } from '../report/model/pdf/write-pdf.ts';

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };

// Every file is read in a separate process.
jest.setTimeout(240_000);

let database: ServerTestDatabase;
let folder: string;
const store = () => openFolderStore(path.join(folder, 'store'));
const make = (
  item: string,
  run: (document: Parameters<typeof makeReport>[0]) => Promise<MadeReport>,
  isLast = false,
) => {
  const context = { item, isLastAttempt: isLast, signal: new AbortController().signal };
  return makeQueued({ db: database.db, clock, files: store() }, context, run);
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-reports-'));
  database = await openSampleDatabase();
  await database.pool.query(`delete from report_task where article_id <> 'r-week-2026-02-23'`);
  await make('r-week-2026-02-23', makeReport);
  writeFileSync(path.join(folder, 'good.pdf'), (await writePdf(REPORT)).bytes);
  await writePlain('long.pdf', 1000);
  await writePlain('secret.pdf', 2, { userPassword: 'open sesame' });
  writeFileSync(path.join(folder, 'empty.pdf'), '');
  writeFileSync(path.join(folder, 'broken.pdf'), readFileSync(path.join(folder, 'good.pdf')).subarray(0, 900));
  writeFileSync(path.join(folder, 'text.pdf'), '这不是 PDF');
}, 180_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const REPORT = {
  kindTitle: '产业报告',
  title: '黄瓜产业报告',
  org: '测试研究所',
  researchers: ['王'],
  date: '2026-02-01',
  issue: null,
  keyPoints: ['黄瓜看涨'],
  blocks: [
    { kind: 'heading' as const, level: 2 as const, text: '一、供应' },
    { kind: 'paragraph' as const, text: '设施黄瓜的采收期较往年推迟十天左右，节前供应偏紧。' },
  ],
  note: '测试',
  diagram: false,
};

const writePlain = async (name: string, pages: number, options: object = {}) => {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options });
  const out = pdf.pipe(createWriteStream(path.join(folder, name)));
  for (let page = 1; page <= pages; page++) pdf.addPage().text(`Chapter ${page} speaks of cucumber number ${page}.`);
  pdf.end();
  await finished(out);
};

const run = (rows: string[], dryRun = false) => {
  const file = path.join(folder, 'reports.csv');
  writeFileSync(file, ['文件,标题,日期,栏目,机构,系列,期号,编号', ...rows].join('\n'));
  return runImport({ db: database.db, clock, kind: 'reports', files: [folder], dryRun, store: store() });
};

const one = async <Row>(sql: string): Promise<Row> => (await database.pool.query(sql)).rows[0];

const state = () =>
  one(`select (select count(*) from report) as reports, (select count(*) from report_page) as pages,
    (select count(*) from file) as files, (select count(*) from report_series) as series,
    (select count(*) from search_passage) as passages`);

it('refuses each file that cannot be read, in words, and changes nothing', async () => {
  const before = await state();
  const rows = ['empty.pdf', 'broken.pdf', 'text.pdf', 'secret.pdf', 'none.pdf', '../reports.csv', 'reports.csv'];
  const error: unknown = await run(rows.map((name) => `${name},标题 ${name},2026-01-01,产业报告,,,,`)).catch((e) => e);
  expect((error as Error).message).toContain('没有一行可以导入');
  expect(await state()).toEqual(before);
});

it('keeps what it can, and says of the rest why', async () => {
  const tally = await run(
    [
      'good.pdf,黄瓜产业报告,2026-02-01,产业报告,测试研究所,黄瓜月度观察,2026-02,',
      'long.pdf,一千页的报告,2026-01-01,自有报告,,,,',
      'secret.pdf,加密的报告,2026-01-01,产业报告,,,,',
      'empty.pdf,空的报告,2026-01-01,产业报告,,,,',
      'broken.pdf,坏的报告,2026-01-01,产业报告,,,,',
      '../../etc/passwd,外面的文件,2026-01-01,产业报告,,,,',
      'good.pdf,栏目不对,2026-01-01,快报,,,,',
      'good.pdf,一图,2026-01-01,report_diagram,,,,',
    ],
    true,
  );
  expect(tally.stored).toBe(2);
  expect(tally.refused.map(({ line, reason }) => [line, reason.replace(/（.*/, '')])).toEqual([
    [4, 'PDF 有打开密码，请去掉密码后再导入'],
    [5, '文件是空的'],
    [6, '不是有效的 PDF，或已损坏'],
    [7, '找不到文件'],
    [8, '没有这个栏目'],
    [9, '一图读懂是长图，不能用 PDF 导入'],
  ]);
});

it('publishes a report with its pages, its file and its passages, in the place of the samples', async () => {
  const before = await one<{ fid: string }>(`select fid from report where article_id = 'r-week-2026-02-23'`);
  expect(before.fid).toBeTruthy();
  await run([
    'good.pdf,黄瓜产业报告,2026-02-01,产业报告,测试研究所,黄瓜月度观察,2026-02,',
    'long.pdf,一千页的报告,2026-01-01,自有报告,,,,',
  ]);
  const { rows } = await database.pool.query(
    `select a.title, r.pages, r.pdf, r.scanned, r.issue_no, s.title as series, f.state, f.size, r.file_size,
      (select p.page from report_page p where p.article_id = a.id and p.text like '%采收期较往年推迟十天%') as page,
      (select p.page from search_passage p where p.document_id = 'research_report:' || a.id and p.text like '%采收期较往年推迟十天%') as found
    from article a join report r on r.article_id = a.id left join report_series s on s.id = r.series_id
    join file f on f.fid = r.fid order by a.title desc`,
  );
  expect(rows).toMatchObject([
    {
      title: '黄瓜产业报告',
      pdf: 'ready',
      state: 'stored',
      page: 3,
      found: 3,
      series: '黄瓜月度观察',
      issue_no: '2026-02',
    },
    { title: '一千页的报告', pages: 1000, state: 'stored', scanned: false },
  ]);
  expect(rows[0].size).toBe(rows[0].file_size);
  expect(await one(`select state from file where fid = '${before.fid}'`)).toEqual({ state: 'leaving' });
  expect(await one(`select count(*)::int as n from article where scope = 'report' and sample`)).toEqual({ n: 0 });
  const key = await one<{ key: string }>(`select f.key from file f join report r on r.fid = f.fid where r.pages < 100`);
  expect(await store().stat(key.key)).toEqual({ size: rows[0].size });
});

it('puts a changed report in the place of the old one', async () => {
  const old = await one<{ id: string; fid: string }>(
    `select a.id, r.fid from article a join report r on r.article_id = a.id where a.title = '黄瓜产业报告'`,
  );
  await run(['long.pdf,黄瓜产业报告,2026-02-01,产业报告,另一家研究所,,,']);
  const now = await one<{ fid: string; pages: number; texts: number }>(
    `select r.fid, r.pages, (select count(*)::int from report_page p where p.article_id = r.article_id) as texts
    from report r where r.article_id = '${old.id}'`,
  );
  expect(now).toMatchObject({ pages: 1000, texts: 1000 });
  expect(now.fid).not.toBe(old.fid);
  expect(await one(`select state from file where fid = '${old.fid}'`)).toEqual({ state: 'leaving' });
});

const runJson = (rows: object[]) => {
  const file = path.join(folder, 'points.json');
  writeFileSync(file, JSON.stringify(rows));
  return runImport({ db: database.db, clock, kind: 'reports', files: [file], dryRun: false, store: store() });
};

const described = {
  file: 'good.pdf',
  title: '辣椒产业报告',
  date: '2026-02-03',
  org: '测试研究所',
  key_points: '供应偏紧；价格看涨',
  key_numbers: '均价=3.25 元/公斤；产量=— 万吨',
  figures: [{ kind: '表', title: '面积', page: 2, columns: ['省', '万亩'], rows: [['云南', 12.5]] }],
};

const stored = () =>
  one<{ id: string; cover: string | null; fid: string; pdf: string; figures: unknown; key_numbers: unknown }>(
    `select a.id, a.cover, a.key_points, r.fid, r.pdf, r.figures, r.key_numbers
    from article a join report r on r.article_id = a.id where a.title = '辣椒产业报告'`,
  );

const fileOf = (address: string | null) =>
  one<{ state: string; purpose: string }>(`select state, purpose from file where '${address}' like '%' || fid || '%'`);

it('shows the points, numbers and figures of the metadata, and draws a cover beside the PDF', async () => {
  await runJson([described]);
  const before = await stored();
  expect(before).toMatchObject({
    cover: null,
    key_points: ['供应偏紧', '价格看涨'],
    key_numbers: [
      { label: '均价', value: 3.25, unit: '元/公斤' },
      { label: '产量', value: null, unit: '万吨' },
    ],
    figures: [{ no: 1, kind: 'table', title: '面积', page: 2, rows: [['云南', '12.5']] }],
  });
  expect(await make(before.id, makeReport)).toBe(true);
  const after = await stored();
  expect(after).toEqual({ ...before, cover: expect.stringContaining('/') });
  expect(await fileOf(after.cover)).toMatchObject({ state: 'stored', purpose: 'picture' });
  expect(await fileOf(after.fid)).toMatchObject({ state: 'stored', purpose: 'report' });

  await runJson([described]);
  expect((await stored()).cover).toBeNull();
  expect(await fileOf(after.cover)).toMatchObject({ state: 'leaving' });
  expect(await one(`select count(*)::int as n from report_task where article_id = '${before.id}'`)).toEqual({ n: 1 });
});

it('keeps the PDF of a report whose cover cannot be drawn', async () => {
  const breaks = () => Promise.reject(new Error('killed'));
  const { id } = await stored();
  await expect(make(id, breaks, true)).rejects.toThrow('killed');
  expect(await one(`select count(*)::int as n from report_task where article_id = '${id}'`)).toEqual({ n: 0 });
  expect(await stored()).toMatchObject({ cover: null, pdf: 'ready' });
});

it('refuses metadata that it cannot read in words, and stores nothing of such a report', async () => {
  const before = await state();
  const wrong = [
    { ...described, title: '数字不对', key_numbers: '均价=约三块' },
    { ...described, title: '图表不对', figures: '近五年均价' },
    { ...described, title: '页码不对', figures: '图：均价 @99' },
  ];
  const error: unknown = await runJson(wrong).catch((caught: unknown) => caught);
  expect((error as Error).message).toContain('没有一行可以导入');
  const tally = await runJson([
    ...wrong,
    { ...described, title: '只有标题', key_points: '', key_numbers: '', figures: '' },
  ]);
  expect(tally.stored).toBe(1);
  expect(tally.refused.map(({ reason }) => reason)).toEqual([
    '关键数字无法识别（均价=约三块），应写成 名称=数值 单位，如 均价=3.25 元/公斤',
    '图表无法识别（近五年均价），应写成 图：标题 @页码 或 表：标题 @页码',
    expect.stringMatching(/^图表“均价”写在第 99 页，但 PDF 只有 \d+ 页（good.pdf）$/),
  ]);
  const after = await state();
  expect(Number((after as { reports: string }).reports)).toBe(Number((before as { reports: string }).reports) + 1);
  expect(
    await one(`select r.figures, r.key_numbers, a.key_points from report r join article a on a.id = r.article_id
      where a.title = '只有标题'`),
  ).toEqual({ figures: [], key_numbers: [], key_points: [] });
});

const realDocs = process.env.BEE_REAL_DATA && path.resolve(process.env.BEE_REAL_DATA, 'docs');
const withRealData = realDocs || process.env.CI === 'true' ? it : it.skip;

withRealData('reads real PDFs, and says which of them are scanned', async () => {
  if (!realDocs) throw new Error('BEE_REAL_DATA is not set');
  const names = [
    'std-GBT19266-2008-wuchang-rice.pdf',
    'std-DB32T1580-2019-sheyang-rice.pdf',
    'std-GBT18824-2008-panjin-rice-scanned.pdf',
    'std-GBT20040-2005-fangzheng-rice-scanned.pdf',
  ];
  for (const name of names) writeFileSync(path.join(folder, name), readFileSync(path.join(realDocs, name)));
  const tally = await run(names.map((name) => `${name},${name},2019-01-01,产业报告,,,,`));
  expect(tally).toMatchObject({ stored: 4, refused: [] });
  expect(tally.doubtful.map(({ reason }) => reason)).toEqual([
    '扫描件，没有可检索的文字（std-GBT18824-2008-panjin-rice-scanned.pdf）',
    '扫描件，没有可检索的文字（std-GBT20040-2005-fangzheng-rice-scanned.pdf）',
  ]);
  const { rows } = await database.pool.query(
    `select r.pages, r.scanned, (select count(*)::int from report_page p where p.article_id = a.id and p.text <> '') as texts
    from article a join report r on r.article_id = a.id where a.title like 'std-%' order by a.title`,
  );
  expect(rows).toEqual([
    { pages: 8, scanned: false, texts: 8 },
    { pages: 7, scanned: true, texts: 0 },
    { pages: 8, scanned: false, texts: 8 },
    { pages: 9, scanned: true, texts: 0 },
  ]);
});
