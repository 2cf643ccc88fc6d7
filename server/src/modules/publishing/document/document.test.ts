import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { DataFor } from '@bee/contracts/operations';
import { buildArticle } from '@bee/testing/server/articles';
import { download, sha256Of, uploadAs } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { buildPdf, insideOf, marksOf } from '@bee/testing/server/pdfs';
import { buildPurchase } from '@bee/testing/server/purchases';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openFolderStore } from '../../../providers/storage/folder-store.ts';
import { saveSource } from '../../sources/index.ts';
import { storeReferences } from '../reference/store/store-references.ts';
import { sweepCuts } from './jobs/sweep-previews.ts';

const PAGES = 8;
let test: TestApp;
let dataDir: string;
let visitor: Browser;
let member: Browser;
let vip: Browser;
let whole: Buffer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-documents-'));
  test = await startTestApp({ DATA_DIR: dataDir });
  visitor = test.newBrowser();
  member = await signIn(test);
  vip = await signIn(test, { vip: true });
  whole = await buildPdf(PAGES);
});
afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const files = () => openFolderStore(path.join(dataDir, 'files'));

/** Inserts a file published by the site. */
const publish = async (bytes: Buffer, name = '报告.pdf', type = 'application/pdf') => {
  const sha256 = sha256Of(bytes);
  const fid = `f${sha256.slice(0, 16)}${Math.random().toString(36).slice(2, 8)}`;
  const key = `test/${fid}`;
  await files().put(key, { size: bytes.length, sha256, type, open: () => Readable.from([bytes]) });
  const now = test.now();
  const moments = { created_at: now, changed_at: now };
  await test.database.db
    .insertInto('file')
    .values({
      ...{
        fid,
        uid: null,
        purpose: 'report',
        name,
        type,
        size: Math.max(1, bytes.length),
        sent_sha256: sha256,
        sha256,
      },
      ...{ key, state: 'stored', ...moments },
    })
    .execute();
  return fid;
};

const publishReport = async (bytes: Buffer, type: string) => {
  const fid = await publish(bytes);
  const { id } = await buildArticle(test.database.db, { scope: 'report', type, title: '三七产业报告' });
  await test.database.db
    .insertInto('report')
    .values({ article_id: id, fid, pdf: 'ready', outline: '[]', figures: '[]', key_numbers: '[]', versions: '[]' })
    .execute();
  return fid;
};

type Pdf = DataFor<'article/viewPdf'>;
type Report = DataFor<'article/getReportDetail'>;
const view = async (fid: string, browser: Browser) => {
  const { body } = await test.call('article/viewPdf', { fid }, browser);
  return { code: body.code, msg: body.msg, data: body.data as Pdf };
};

const bytesOf = async ({ url }: Pick<Pdf, 'url'>, browser: Browser) =>
  (await download(test, browser, url ?? '')).rawPayload;

describe('a report', () => {
  it.each([
    ['third_part_report', 'a visitor', () => visitor, 3],
    ['third_part_report', 'a member', () => member, 5],
    ['third_part_report', 'a VIP', () => vip, PAGES],
    ['free_report', 'a visitor', () => visitor, 3],
    ['free_report', 'a member', () => member, PAGES],
  ] as const)('of kind %s opens for %s as far as it may', async (type, _who, browser, pages) => {
    const { data } = await view(await publishReport(whole, type), browser());
    expect(data).toMatchObject({
      kind: 'pdf',
      pages: PAGES,
      preview_pages: pages,
      problem: null,
      title: '三七产业报告',
    });
    expect(data.access.allowed).toBe(pages === PAGES);
    expect(data.download_url === null).toBe(pages !== PAGES);
    const inside = await insideOf(await bytesOf(data, browser()));
    expect(inside).toContain(marksOf(pages).text);
    for (let page = pages + 1; page <= PAGES; page++)
      for (const mark of Object.values(marksOf(page))) expect(inside).not.toContain(mark);
  });

  it('opens whole for the member who has paid for it, until the money goes back', async () => {
    const { uid, ...buyer } = await signIn(test);
    const { db } = test.database;
    const fid = await publishReport(whole, 'monthly_report');
    const { article_id } = await db
      .selectFrom('report')
      .select('article_id')
      .where('fid', '=', fid)
      .executeTakeFirstOrThrow();
    const isOpen = async () => {
      const { data } = await view(fid, buyer);
      const { body } = await test.call('article/getReportDetail', { id: article_id }, buyer);
      expect((body.data as Report).access.allowed).toBe(data.access.allowed);
      expect(data.download_url !== null).toBe(data.access.allowed);
      return data.access.allowed;
    };
    await buildPurchase(db, { uid, kind: 'report', status: 'paid', product: 'another' });
    await buildPurchase(db, { uid, kind: 'data', status: 'paid', product: article_id });
    const order = await buildPurchase(db, { uid, kind: 'report', status: 'unpaid', product: article_id });
    expect(await isOpen()).toBe(false);
    await db.updateTable('purchase').set({ status: 'paid' }).where('id', '=', order).execute();
    expect(await isOpen()).toBe(true);
    const { data: bought } = await view(fid, buyer);
    const reads = async () =>
      (
        await Promise.all([download(test, buyer, bought.url ?? ''), download(test, buyer, bought.download_url ?? '')])
      ).map(({ statusCode }) => statusCode);
    expect(await reads()).toEqual([200, 200]);
    expect((await view(fid, member)).data.access.allowed).toBe(false);
    await db.updateTable('purchase').set({ status: 'refunding' }).where('id', '=', order).execute();
    expect(await isOpen()).toBe(false);
    // The URL issued before no longer works.
    expect(await reads()).toEqual([403, 403]);
  });

  it('is cut once', async () => {
    const fid = await publishReport(await buildPdf(4), 'self_report');
    const answers = await Promise.all([1, 2, 3].map(() => view(fid, visitor)));
    expect(new Set(answers.map(({ data }) => data.preview_pages))).toEqual(new Set([3]));
    const rows = await test.database.db.selectFrom('document_cut').selectAll().where('pages', '=', 3).execute();
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
  });
});

describe('an issue of a reference', () => {
  const publishIssue = async () => {
    const { db } = test.database;
    const fid = await publish(whole, '三七参考 第1期.pdf');
    const source = await saveSource(db, {
      kind: 'reference',
      name: '测试',
      url: null,
      publisher: null,
      sample: false,
      at: test.now().toISOString(),
    });
    const issue = { id: `issue-${fid}`, no: '第1期', title: '一月', period: '2026年1月', summary: '', keyPoints: [] };
    const series = { id: `series-${fid}`, title: '三七参考', industry: '中药材', desc: '', org: '某研究所', tags: [] };
    await storeReferences(db, [
      {
        ...series,
        naturalKey: series.id,
        sample: false,
        sourceId: source,
        updatedAt: test.now().toISOString(),
        enterprises: [],
        issues: [{ ...issue, naturalKey: issue.id, publishedAt: '2026-02-01', articles: [] }],
      },
    ]);
    await db.updateTable('reference_issue').set({ fid, pages: PAGES }).where('id', '=', issue.id).execute();
    return { fid, id: issue.id };
  };

  it('says what it is and where it was published', async () => {
    const { fid, id } = await publishIssue();
    const { data } = await view(fid, visitor);
    expect(data).toMatchObject({
      title: '三七参考 第1期',
      origin: { kind: 'issue', id, title: '三七参考 第1期', source_name: '某研究所', published_at: '2026-02-01' },
    });
  });

  it.each([
    ['a visitor', () => visitor, 3],
    ['a member', () => member, 5],
    ['a VIP', () => vip, PAGES],
  ] as const)('opens for %s as far as a report does', async (_who, browser, pages) => {
    const { data } = await view((await publishIssue()).fid, browser());
    expect(data).toMatchObject({ kind: 'pdf', pages: PAGES, preview_pages: pages, problem: null });
    expect(data.download_url === null).toBe(pages !== PAGES);
    const inside = await insideOf(await bytesOf(data, browser()));
    expect(inside).toContain(marksOf(pages).text);
    for (let page = pages + 1; page <= PAGES; page++) expect(inside).not.toContain(marksOf(page).text);
  });
});

describe('the bytes', () => {
  it('come in parts for a whole visit, to whoever they were meant for', async () => {
    const { data } = await view(await publishReport(whole, 'self_report'), vip);
    const read = (range: string, browser = vip) => download(test, browser, data.url ?? '', { range });
    const part = await read('bytes=5-9');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-9/${whole.length}`]);
    expect(part.rawPayload).toEqual(whole.subarray(5, 10));
    expect(part.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: `"${sha256Of(whole)}"` });
    expect((await read('bytes=0-3')).statusCode).toBe(206);
    expect((await read(`bytes=${whole.length}-`)).statusCode).toBe(416);
    expect((await read('bytes=0-3', member)).statusCode).toBe(403);
    expect((await read('bytes=0-3', visitor)).statusCode).toBe(403);
    test.setNow('2026-03-04T12:00:01+08:00');
    expect((await read('bytes=0-3')).json()).toMatchObject({ code: 403, msg: '下载链接已失效，请重试' });
    test.setNow('2026-03-04T10:00:00+08:00');
  });

  it('of a preview end where it ends, for nobody else and for no longer than a visit', async () => {
    const { data } = await view(await publishReport(whole, 'self_report'), member);
    const read = (range: string, browser = member) => download(test, browser, data.url ?? '', { range });
    const size = Number(String((await read('bytes=0-3')).headers['content-range']).split('/')[1]);
    expect(size).toBeLessThan(whole.length);
    expect((await read(`bytes=0-${whole.length - 1}`)).rawPayload).toHaveLength(size);
    expect((await read(`bytes=${size}-${whole.length - 1}`)).statusCode).toBe(416);
    expect((await read(`bytes=-${whole.length}`)).rawPayload).toHaveLength(size);
    for (const other of [visitor, vip]) expect((await read('bytes=0-3', other)).statusCode).toBe(403);
    for (const token of ['', 'x', `${data.token}x`, data.token?.slice(1)])
      expect((await download(test, member, `/api/document/read?token=${token}`)).statusCode).toBe(403);
    expect((await download(test, member, '/api/document/read')).statusCode).toBe(403);
    test.setNow('2026-03-04T12:00:01+08:00');
    expect((await read('bytes=0-3')).statusCode).toBe(403);
    test.setNow('2026-03-04T10:00:00+08:00');
  });

  it('of a preview cannot be had whole by asking for the download', async () => {
    const { data } = await view(await publishReport(whole, 'self_report'), visitor);
    const answer = await download(test, visitor, `/api/document/download?token=${data.token}`);
    expect(answer.statusCode).toBe(403);
  });
});

describe('the text of a document', () => {
  const text = async (fid: string, browser: Browser) => {
    const { body } = await test.call('article/viewDoc', { fid }, browser);
    return { code: body.code, data: body.data as DataFor<'article/viewDoc'> };
  };

  it('of a report, and its address, are for those who may read all of it', async () => {
    const fid = await publishReport(whole, 'self_report');
    for (const browser of [visitor, member])
      expect((await text(fid, browser)).data).toMatchObject({
        ...{ url: null, download_url: null, token: null, html: null },
        access: { allowed: false },
      });
    const { data } = await text(fid, vip);
    expect(await bytesOf(data, vip)).toEqual(whole);
    expect((await download(test, visitor, data.url ?? '')).statusCode).toBe(403);
  });

  it('of another member do not exist', async () => {
    const { data } = await uploadAs(test, member, { name: '合同.pdf', bytes: whole, purpose: 'attachment' });
    expect((await text(data.fid, member)).code).toBe(1);
    for (const other of [visitor, vip]) expect(await text(data.fid, other)).toMatchObject({ code: 404, data: null });
  });
});

it('a report that is no PDF is for those who may read all of it', async () => {
  const fid = await publish(Buffer.from('PK no real archive'), '报告.pptx', 'application/zip');
  const { id } = await buildArticle(test.database.db, { scope: 'report', type: 'self_report', title: '幻灯片' });
  await test.database.db
    .insertInto('report')
    .values({ article_id: id, fid, pdf: 'ready', outline: '[]', figures: '[]', key_numbers: '[]', versions: '[]' })
    .execute();
  for (const browser of [visitor, member])
    expect((await view(fid, browser)).data).toMatchObject({
      kind: 'other',
      url: null,
      token: null,
      download_url: null,
    });
  expect((await view(fid, vip)).data.download_url).toMatch(/^\/api\/document\/download/);
});

describe('other files', () => {
  it('of another member do not exist', async () => {
    const { data } = await uploadAs(test, member, { name: '合同.pdf', bytes: whole, purpose: 'attachment' });
    expect((await view(data.fid, member)).data).toMatchObject({ preview_pages: PAGES, origin: { kind: 'own' } });
    for (const other of [visitor, vip, await signIn(test, { operator: true })])
      expect(await view(data.fid, other)).toMatchObject({ code: 404, msg: '文件不存在或已删除', data: null });
    expect((await view('no-such-file', visitor)).msg).toBe('文件不存在或已删除');
  });

  it('of a published article are open to everybody', async () => {
    const fid = await publish(whole, '附件.pdf');
    const entry = { fid, name: '附件.pdf', ext: 'pdf', size: whole.length, pages: PAGES };
    await buildArticle(test.database.db, { attachments: JSON.stringify([entry]) });
    const { data } = await view(fid, visitor);
    expect(data).toMatchObject({ preview_pages: PAGES, access: { allowed: true }, origin: { kind: 'article' } });
    expect(await bytesOf(data, visitor)).toEqual(whole);
  });

  it.each([
    ['empty', Buffer.alloc(0), '是空文件'],
    ['broken', Buffer.from('%PDF-1.7 cut off'), '已损坏'],
  ])('that are %s say so', async (code, bytes, words) => {
    const { data } = await view(await publishReport(bytes, 'self_report'), vip);
    expect(data.problem?.code).toBe(code);
    expect(data.problem?.msg).toContain(words);
    expect(data.url).toBeNull();
  });
});

it('takes away the previews of what is gone', async () => {
  const fid = await publishReport(await buildPdf(6), 'self_report');
  const { data } = await view(fid, visitor);
  const { rows } = await test.database.pool.query('select key from document_cut order by made_at desc');
  await test.database.db.updateTable('file').set({ state: 'leaving' }).where('fid', '=', fid).execute();
  expect(await sweepCuts({ db: test.database.db, files: files() })).toBeGreaterThanOrEqual(1);
  const left = await Promise.all(rows.map(({ key }: { key: string }) => files().stat(key)));
  expect(left).toContain(null);
  expect((await download(test, visitor, data.url ?? '')).statusCode).toBe(404);
});
