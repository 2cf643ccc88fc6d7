import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { openFolderStore } from '../../../providers/storage/folder-store.ts';
import { addDays } from '../../../sample/days.ts';
import { runReader } from '../document/model/preview/run-reader.ts';
import { makeQueued } from './jobs/make-reports.ts';
import { type MadeReport, makeReport } from './model/make-report.ts';
import { listTasks } from './store/report-task.repository.ts';

jest.setTimeout(120_000);

const MONDAY = '2026-02-23';
const WEEK = `r-week-${MONDAY}`;
const DIAGRAM = 'r-sanqi-picture';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-reports-'));
const store = openFolderStore(path.join(folder, 'files'));
let test: TestApp;
let vip: Browser;

const make = (
  item: string,
  run: (document: Parameters<typeof makeReport>[0]) => Promise<MadeReport>,
  isLastAttempt = false,
) => {
  const context = { item, isLastAttempt, signal: new AbortController().signal };
  return makeQueued({ db: test.database.db, clock: { now: test.now }, files: store }, context, run);
};

const read = async (id: string, browser?: Browser) =>
  (await test.call('article/getReportDetail', { id }, browser)).body.data as DataFor<'article/getReportDetail'>;

const one = async <Row>(sql: string): Promise<Row> => (await test.database.pool.query(sql)).rows[0];

beforeAll(async () => {
  test = await startTestApp({ DATA_DIR: folder }, openSampleDatabase);
  vip = await signIn(test, { vip: true });
  await test.database.pool.query(`delete from report_task where article_id not in ('${WEEK}', '${DIAGRAM}')`);
});

afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('is a report before its PDF is there: its summary and what its figures are called, and that the rest comes', async () => {
  const report = await read(WEEK);
  expect(report).toMatchObject({ pdf: 'pending', fid: null, pages: null, access: { level: 'vip', allowed: false } });
  expect(report.access.preview).toBeUndefined();
  expect(report.figures.length).toBeGreaterThanOrEqual(4);
  expect(report.figures.every(({ locked, rows }) => locked && rows.length === 0)).toBe(true);
  expect(report.content_html).toContain('涨幅最大的是');
  expect(report.content_html).not.toContain('一、品类概览');
  expect(report.locked_chapters).toBeGreaterThanOrEqual(6);
});

describe('the job', () => {
  const breaks = () => Promise.reject(new Error('killed'));
  const tasks = () => listTasks(test.database.db);
  const queueDiagram = () =>
    test.database.pool.query(`insert into report_task (article_id, document)
      select '${DIAGRAM}', '${JSON.stringify({ ...DOCUMENT, diagram: true })}'::jsonb`);

  it('stores nothing of a run that fails, keeps the task, and drops it with the last attempt', async () => {
    expect(await tasks()).toEqual([WEEK, DIAGRAM]);
    await expect(make(WEEK, breaks)).rejects.toThrow(`报告 ${WEEK} 的 PDF 没有制成：killed`);
    await expect(make(DIAGRAM, breaks)).rejects.toThrow('killed');
    expect(await one(`select count(*)::int as n from file where state = 'stored'`)).toEqual({ n: 0 });
    expect(await tasks()).toEqual([WEEK, DIAGRAM]);
    expect((await read(WEEK)).pdf).toBe('pending');
    expect(await make(WEEK, makeReport)).toBe(true);
    expect((await read(WEEK)).pdf).toBe('ready');
    await expect(make(DIAGRAM, breaks, true)).rejects.toThrow('killed');
    expect(await tasks()).toEqual([]);
  });

  it('does nothing for a task that has gone', async () => {
    expect(await make('r-none', breaks)).toBe(false);
  });

  it('publishes no report that was queued again with other content meanwhile', async () => {
    await queueDiagram();
    await make(DIAGRAM, async (document) => {
      await test.database.pool.query(`update report_task set document = document || '{"title": "新版"}'`);
      return makeReport(document);
    });
    expect(await tasks()).toEqual([DIAGRAM]);
    expect((await read(DIAGRAM)).picture).toBeNull();
    await test.database.pool.query('delete from report_task');
    await queueDiagram();
    expect(await make(DIAGRAM, makeReport)).toBe(true);
  });
});

const DOCUMENT = {
  kindTitle: '一图读懂',
  title: '一图读懂三七',
  org: '农小蜂',
  researchers: [],
  date: '2026-02-20',
  issue: null,
  keyPoints: ['头数越小个头越大'],
  blocks: [{ kind: 'paragraph', text: '主根按头数分级。' }],
  note: '示例数据',
};

it('shows a diagram as a picture that everybody may load, with its words', async () => {
  const { picture, pdf, access } = await read(DIAGRAM);
  expect({ pdf, access }).toEqual({ pdf: 'none', access: { level: 'public', allowed: true } });
  expect(picture).toMatchObject({ width: 900, alt: expect.stringContaining('主根按头数分级') });
  const answer = await test.app.inject({ url: picture?.src ?? '' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
});

/** 上涨3.2%, 下跌1.5% or 持平 */
const percentOf = (words: string): number =>
  words === '持平' ? 0 : Number(words.replace('上涨', '').replace('下跌', '-').replace('%', ''));

describe('a made report', () => {
  it('says in its text what the price tables say of the same week', async () => {
    const { rows } = await test.database.pool.query(
      `select p.name, avg(q.avg) filter (where q.date >= '${MONDAY}') as now,
        avg(q.avg) filter (where q.date < '${MONDAY}') as before
      from price_quote q join price_series s on s.id = q.series_id join price_product p on p.id = s.product_id
      where s.market_id = 'beijing' and q.date between '${addDays(MONDAY, -7)}' and '${addDays(MONDAY, 6)}'
      group by 1`,
    );
    const { figures, content_html: text, delta } = await read(WEEK, vip);
    const all = figures.at(-1);
    // A small sample has some of the products that the report is about.
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows as { name: string; now: number; before: number }[]) {
      const cells = all?.rows.find(([name]) => name === row.name);
      expect(cells?.slice(1, 3).map(Number)).toEqual([row.now, row.before].map((price) => Number(price.toFixed(2))));
    }
    const moves = (all?.rows ?? []).map(([name, now, , change = '']) => ({ name, now, change: percentOf(change) }));
    const [best] = moves.toSorted((a, b) => b.change - a.change);
    expect(text).toContain(`涨幅最大的是${best?.name}，北京示例农产品批发市场均价${best?.now}元/公斤`);
    expect(delta.find(({ label }) => label === '上涨品种')?.curr).toBe(moves.filter(({ change }) => change > 0).length);
  });

  it('compares itself with the issue before, which says the same of itself', async () => {
    const report = await read(WEEK);
    expect(report.same_series.prev?.id).toBe(`r-week-${addDays(MONDAY, -7)}`);
    expect(report.same_series.next).toBeNull();
    const before = await read(report.same_series.prev?.id ?? '');
    expect(report.delta.map(({ label, prev }) => [label, prev])).toEqual(
      before.delta.map(({ label, curr }) => [label, curr]),
    );
    expect(before.same_series.next?.id).toBe(WEEK);
  });

  it('is a PDF whose pages hold the sentences, chapters and figures that the report names', async () => {
    const { fid, outline, figures, pages, file_size: size, title } = await read(WEEK);
    const { key } = await one<{ key: string }>(`select key from file where fid = '${fid}'`);
    const input = path.join(folder, 'files', key);
    expect(statSync(input).size).toBe(size);
    expect(size).toBeLessThan(200_000);
    const output = path.join(folder, 'texts.json');
    const limits = { seconds: 100, residentMb: 900 };
    expect(await runReader({ kind: 'text', input, output, keep: 0 }, limits)).toEqual({
      kind: 'text',
      pages,
      outline,
      problem: null,
    });
    const texts = JSON.parse(readFileSync(output, 'utf8')) as string[];
    const plain = (text = '') => text.replace(/\s/g, '');
    const stored = (await test.database.pool.query(`select page, text from report_page where article_id = '${WEEK}'`))
      .rows;
    expect(stored).toHaveLength(pages ?? 0);
    for (const { page, text } of stored)
      for (const line of text.split('\n')) expect(plain(texts[page - 1])).toContain(plain(line));
    for (const figure of figures)
      expect(plain(texts[(figure.page ?? 0) - 1])).toContain(plain(`图表 ${figure.no} ${figure.title}`));
    expect(plain(texts[0])).toContain(plain(title));
  });

  it('shows in its text and figures what stands on the pages that one may read, and nothing of the others', async () => {
    const whole = await read(WEEK, vip);
    expect(whole.locked_chapters).toBe(0);
    const { content_html: html, locked_chapters, figures, access } = await read(WEEK);
    expect(access.preview?.shown).toBe(3);
    expect(whole.content_html.startsWith(html)).toBe(true);
    expect(locked_chapters).toBeGreaterThanOrEqual(whole.toc.length - (html.match(/<h2/g) ?? []).length);
    expect(html).toContain('一、品类概览');
    const plain = (text: string) => text.replace(/<[^>]*>|\s/g, '');
    const { rows } = await test.database.pool.query(
      `select text from report_page where article_id = '${WEEK}' and page <= 3`,
    );
    const open = plain(rows.map(({ text }) => text).join(''));
    for (const [, sentence = ''] of html.matchAll(/<(?:p|li|h2)[^>]*>(.*?)<\/(?:p|li|h2)>/g))
      expect(open).toContain(plain(sentence));
    expect(html).toContain('涨幅最大的是');
    expect(figures.map(({ rows }) => rows.length > 0)).toEqual(figures.map(({ page }) => (page ?? 99) <= 3));
    expect(figures.some(({ locked }) => locked)).toBe(true);
  });

  it('is found by a sentence on a page, and says which', async () => {
    const { rows } = await test.database.pool.query(
      `select distinct page from search_passage where document_id = 'research_report:${WEEK}' and text like '%涨幅最大的是%'`,
    );
    expect(rows).toEqual([{ page: 3 }]);
    expect(
      await one(`select visitor_pages, member_pages from search_document where id = 'research_report:${WEEK}'`),
    ).toEqual({ visitor_pages: 3, member_pages: 5 });
  });

  it('is cited after GB/T 7714', async () => {
    const { title, citation } = await read(WEEK);
    expect(citation).toBe(`农小蜂数据研究中心. ${title}[R/OL]. 2026-03-02.`);
  });
});
