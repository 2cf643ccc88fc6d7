import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import { describeOnPostgres } from '@bee/testing/database';
import { download, sha256Of } from '@bee/testing/server/files';
import { signIn } from '@bee/testing/server/members';
import { buildPurchase } from '@bee/testing/server/purchases';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import papa from 'papaparse';
import { openFolderStore } from '../../providers/storage/folder-store.ts';
import { loadProducts } from '../../sample/products/load-products.ts';

jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-products-'));
let test: TestApp;
let visitor: Browser;
let member: Browser;
let vip: Browser;

type Detail = DataFor<'data/getProductDetail'>;

const list = async (request: RequestFor<'data/getProductList'> = {}) =>
  (await test.call('data/getProductList', request)).body.data as DataFor<'data/getProductList'>;
const detail = async (id: string, browser?: Browser, doc_id?: string) =>
  (await test.call('data/getProductDetail', { id, ...(doc_id && { doc_id }) }, browser)).body.data as Detail;
const ask = async (browser: Browser, id: string, doc_id = 'd1', part: 'file' | 'sample' = 'file') =>
  (await test.call('data/getFileToken', { id, doc_id, part }, browser)).body;
const urlOf = async (...given: Parameters<typeof ask>) => ((await ask(...given)).data as { url: string }).url;
const uidOf = async (browser: Browser) =>
  ((await test.call('user/getProfile', {}, browser)).body.data as { uid: string }).uid;

/** @returns a function that changes the status of the order */
const order = async (browser: Browser, status: OrderStatus, product: string, kind: OrderKind = 'data') => {
  const { db } = test.database;
  const id = await buildPurchase(db, { uid: Number(await uidOf(browser)), kind, status, product });
  return (next: OrderStatus) => db.updateTable('purchase').set({ status: next }).where('id', '=', id).execute();
};

beforeAll(async () => {
  test = await startTestApp({ DATA_DIR: folder }, openSampleDatabase);
  const files = openFolderStore(path.join(folder, 'files'));
  await loadProducts({ db: test.database.db, files }, SAMPLE_DAY, test.now());
  visitor = test.newBrowser();
  [member, vip] = [await signIn(test), await signIn(test, { vip: true })];
});

afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the list', () => {
  it('holds every product once over its pages, with choices whose counts are what choosing gives', async () => {
    const all = await list({ limit: 100 });
    expect(all.total).toBeGreaterThan(25);
    expect(all.source.sample).toBe(true);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, limit: 9 })));
    const ids = pages.flatMap((one) => one.list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(all.total);
    for (const [key, name] of [
      ['cate_id', 'cate'],
      ['tag_id', 'tag'],
      ['format', 'format'],
      ['access', 'access'],
    ] as const)
      for (const { value, count } of all.facets?.[name] ?? [])
        expect([name, value, (await list({ [key]: value })).total]).toEqual([name, value, count]);
  });

  it('counts a filter under the others alone', async () => {
    const all = await list();
    const xlsx = await list({ format: 'xlsx' });
    expect(xlsx.facets?.format).toEqual(all.facets?.format);
    expect(xlsx.facets?.cate?.reduce((sum, { count }) => sum + count, 0)).toBe(xlsx.total);
    expect(xlsx.list.every(({ formats }) => formats.includes('xlsx'))).toBe(true);
  });

  it('finds words of titles and of fields, takes signs as they are, and sorts', async () => {
    expect((await list({ kw: '三七' })).list[0]?.id).toBe('herb-sanqi');
    expect((await list({ kw: '血糖生成指数' })).total).toBeGreaterThan(0);
    expect((await list({ kw: '%' })).total).toBe(0);
    expect((await list({ kw: '没有这样的数据' })).total).toBe(0);
    const rows = (await list({ sort: 'rows', limit: 100 })).list.map((one) => one.rows);
    expect(rows).toEqual([...rows].sort((a, b) => b - a));
  });

  it('says what is wrong with a filter', async () => {
    const { body } = await test.call('data/getProductList', { format: 'exe' });
    expect(body).toMatchObject({ success: false, msg: expect.stringContaining('没有这种文件格式') });
  });
});

describe('a product', () => {
  it('tells what its file holds: rows, fields, fill, coverage and the first rows, as read from the file itself', async () => {
    const product = await detail('herb-sanqi', vip);
    const file = product.documents.find(({ doc_id }) => doc_id === product.doc_id);
    await order(vip, 'paid', 'herb-sanqi');
    const bytes = (await download(test, vip, await urlOf(vip, 'herb-sanqi'))).rawPayload;
    expect([bytes.length, sha256Of(bytes)]).toEqual([file?.size, file?.sha256]);
    const [head, ...rows] = papa.parse<string[]>(
      bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .trim(),
    ).data;
    expect(product.dict.map(({ field }) => field)).toEqual(head);
    expect(product.coverage.rows).toBe(rows.length);
    expect(product.preview.rows).toEqual(rows.slice(0, 20).map((row) => row.map((cell) => cell || null)));
    for (const [place, { field, fill_pct }] of product.dict.entries()) {
      const filled = rows.filter((row) => row[place]).length;
      expect([field, fill_pct]).toEqual([field, Math.round((1000 * filled) / rows.length) / 10]);
    }
    const days = rows.map((row) => row[0] as string).sort();
    expect([product.coverage.from, product.coverage.to]).toEqual([days[0], days.at(-1)]);
    expect(product.coverage.years.reduce((sum, one) => sum + one.rows, 0)).toBe(rows.length);
  });

  it('shows the file that is asked for, and says which one is not there', async () => {
    const [first, second] = await Promise.all([detail('herb-sanqi'), detail('herb-sanqi', undefined, 'd2')]);
    expect([first.doc_id, second.doc_id]).toEqual(['d1', 'd2']);
    expect(second.dict.map(({ field }) => field)).toContain('报价数');
    const { body } = await test.call('data/getProductDetail', { id: 'herb-sanqi', doc_id: 'd99' });
    expect(body).toMatchObject({ code: 404, msg: expect.stringContaining('没有这个文件') });
    expect((await test.call('data/getProductDetail', { id: 'none' })).body.code).toBe(404);
  });

  it('tells what every release brought', async () => {
    const { changelog, rows } = await detail('herb-prices');
    expect(changelog.length).toBeGreaterThan(1);
    expect(changelog[0]).toMatchObject({ rows, fields_added: ['报价数'] });
    for (const [place, { rows: now, row_change }] of changelog.entries())
      expect(row_change).toBe(place + 1 < changelog.length ? now - (changelog[place + 1]?.rows ?? 0) : null);
  });

  it('is found with those of its tags, is never its own relative, and can be kept', async () => {
    const related = (await test.call('data/getRelatedList', { id: 'herb-sanqi' })).body.data as { id: string }[];
    expect(related.length).toBeGreaterThan(0);
    expect(related.map(({ id }) => id)).not.toContain('herb-sanqi');
    expect(related[0]?.id).toMatch(/^herb-/);
    const { body } = await test.call('user/favorite', { type: 'product', id: 'herb-sanqi', action: 'add' }, member);
    expect(body.data).toMatchObject({ favorited: true });
    const found = (await test.call('article/search', { keyword: '三七价格数据集', name: 'data_product' })).body
      .data as {
      list: { id: string; to: object }[];
    };
    expect(found.list[0]).toMatchObject({
      id: 'herb-sanqi',
      to: { page: 'product/detail', params: { id: 'herb-sanqi' } },
    });
  });
});

describe('who may fetch files', () => {
  it.each([
    ['food-gi', [true, true, true]],
    ['food-nutrients', [false, true, true]],
    ['stat-all', [false, false, true]],
    ['trade-goods', [false, false, false]],
  ])('%s: visitor, member, VIP %j', async (id, allowed) => {
    for (const [place, browser] of [visitor, member, vip].entries()) {
      const may = allowed[place];
      expect((await detail(id, browser)).access.allowed).toBe(may);
      expect((await ask(browser, id)).success).toBe(may);
    }
  });

  it('says what would open it', async () => {
    expect((await ask(visitor, 'stat-all')).code).toBe(401);
    expect(await ask(member, 'stat-all')).toMatchObject({ code: 403, msg: '开通 VIP 后可下载全部文件' });
    expect((await ask(vip, 'trade-goods')).msg).toContain('购买后可下载全部文件（199.00 元）');
  });

  it('opens with a paid order that names the product, and with nothing less', async () => {
    const buyer = await signIn(test);
    await order(buyer, 'paid', 'wholesale-prices');
    await order(buyer, 'paid', 'trade-goods', 'report');
    const move = await order(buyer, 'unpaid', 'trade-goods');
    for (const status of ['unpaid', 'cancelled', 'expired', 'refunding', 'refunded'] as const) {
      await move(status);
      expect([status, (await ask(buyer, 'trade-goods')).success]).toEqual([status, false]);
    }
    await move('paid');
    const url = await urlOf(buyer, 'trade-goods');
    expect((await detail('trade-goods', buyer)).access.allowed).toBe(true);
    await move('refunded');
    expect((await download(test, buyer, url)).statusCode).toBe(403);
  });

  it('gives the sample to every member, and no visitor', async () => {
    expect((await ask(visitor, 'trade-goods', 'd1', 'sample')).code).toBe(401);
    const answer = await download(test, member, await urlOf(member, 'trade-goods', 'd1', 'sample'));
    const rows = papa.parse<string[]>(answer.body.replace(/^\ufeff/, '').trim()).data;
    const { preview } = await detail('trade-goods');
    expect(rows).toEqual([preview.columns, ...preview.rows.map((row) => row.map((cell) => cell ?? ''))]);
    expect(rows.length).toBeLessThanOrEqual(21);
    expect(String(answer.headers['content-disposition'])).toContain('.csv');
  });
});

describe('the address of a file', () => {
  it('is good once, for its member, and for two minutes', async () => {
    const url = await urlOf(member, 'food-nutrients');
    expect((await download(test, vip, url)).statusCode).toBe(403);
    expect((await download(test, visitor, url)).statusCode).toBe(403);
    expect((await download(test, member, url)).statusCode).toBe(200);
    expect((await download(test, member, url)).statusCode).toBe(403);
    const late = await urlOf(member, 'food-nutrients');
    const began = test.now().toISOString();
    test.setNow(new Date(test.now().getTime() + 121_000).toISOString());
    expect((await download(test, member, late)).statusCode).toBe(403);
    test.setNow(began);
  });

  it('of a public file works without signing in', async () => {
    const answer = await download(test, visitor, await urlOf(visitor, 'food-gi'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('leads nowhere when it is made up', async () => {
    for (const token of ['', 'x', '../../etc/passwd', '%00'])
      expect((await download(test, member, `/api/data/download?token=${token}`)).statusCode).toBe(403);
  });
});

describeOnPostgres('many who bring one address at once', () => {
  it('one of them gets the file', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const url = await urlOf(member, 'food-nutrients');
      const answers = await Promise.all(Array.from({ length: 12 }, () => download(test, member, url)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });
});

it('the directory of tools says how many there are and of which day', async () => {
  const { body } = await test.call('site/getTools', {});
  const { list: tools } = body.data as DataFor<'site/getTools'>;
  expect(tools.find(({ key }) => key === 'product')).toMatchObject({
    newest: SAMPLE_DAY,
    stock: { value: (await list()).total },
    sample: true,
  });
});

it('tables of the industry database that share a tag belong to a product', async () => {
  const tables = (await test.call('data/getRelatedModelList', { id: 'stat-s1' })).body
    .data as DataFor<'data/getRelatedModelList'>;
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.every(({ title }) => title.includes('播种面积'))).toBe(true);
  expect((await test.call('data/getRelatedModelList', { id: 'none' })).body.code).toBe(404);
});
