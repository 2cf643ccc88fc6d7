import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { FREE_TYPES } from '@bee/domain/reading-rights';
import { newFormToken } from '@bee/testing/server/buyers';
import { type FakeProvider, fakeProvider } from '@bee/testing/server/fake-provider';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';
import { openFolderStore } from '../../../providers/storage/folder-store.ts';
import { loadProducts } from '../../../sample/products/load-products.ts';

jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-kinds-'));
let test: TestApp;
let wechat: FakeProvider;
let buyer: Browser & { uid: number };

beforeAll(async () => {
  wechat = fakeProvider('wechat', () => test.now());
  test = await startTestApp({ DATA_DIR: folder }, openSampleDatabase, { payments: new Map([['wechat', wechat]]) });
  const files = openFolderStore(path.join(folder, 'files'));
  await loadProducts({ db: test.database.db, files }, SAMPLE_DAY, test.now());
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  buyer = await signIn(test);
});

const submit = async (type: string, id: string, pay_amount: string) =>
  (
    await test.call(
      'order/orderSubmit',
      { id, type, plan_id: type, points: 0, pay_amount, form_token: newFormToken() },
      buyer,
    )
  ).body;

const buy = async (type: string, id: string, price: string): Promise<string> => {
  const { data, msg } = await submit(type, id, price);
  if (!data) throw new Error(msg);
  const { order_id } = data as { order_id: string };
  const opened = (await test.call('payment/getQrCode', { order_id }, buyer)).body.data as { pay_no: string };
  wechat.pay(opened.pay_no);
  const { body } = wechat.pending.pop() ?? { body: '' };
  const headers = { 'content-type': 'application/json' };
  await test.app.inject({ method: 'POST', url: '/api/payment/notify/wechat', payload: Buffer.from(body), headers });
  return order_id;
};

const formOf = async (type: string, id: string) =>
  (await test.call('order/getOrderSubmitData', { id, type }, buyer)).body.data as DataFor<'order/getOrderSubmitData'>;

it('a data product opens its files, counts as sold, and is sold to a member once', async () => {
  const id = 'trade-goods';
  const ask = async () => (await test.call('data/getFileToken', { id, doc_id: 'd1', part: 'file' }, buyer)).body;
  const { sales } = (await test.call('data/getProductDetail', { id }, buyer)).body.data as { sales: number };
  expect((await ask()).success).toBe(false);
  const form = await formOf('data', id);
  const order = await buy('data', id, form.plans[0]?.price ?? '');
  expect((await ask()).success).toBe(true);
  expect((await test.call('data/getProductDetail', { id }, buyer)).body.data).toMatchObject({ sales: sales + 1 });
  expect(await formOf('data', id)).toMatchObject({ refusal: expect.stringContaining('已购买') });
  expect(await submit('data', id, form.plans[0]?.price ?? '')).toMatchObject({ code: 409 });
  expect((await test.call('order/detail', { id: order }, buyer)).body.data).toMatchObject({
    link: { page: 'product/detail', params: { id } },
  });
});

it('a report that is not free is read whole by who has paid for it', async () => {
  const { id } = await test.database.db
    .selectFrom('article')
    .innerJoin('report', 'report.article_id', 'article.id')
    .select('article.id')
    .where('report.pdf', '<>', 'none')
    .where('article.type', 'not in', FREE_TYPES)
    .limit(1)
    .executeTakeFirstOrThrow();
  const access = async () =>
    ((await test.call('article/getReportDetail', { id }, buyer)).body.data as { access: { allowed: boolean } }).access;
  expect((await access()).allowed).toBe(false);
  await buy('report', id, '49.00');
  expect((await access()).allowed).toBe(true);
  expect((await formOf('report', id)).refusal).toContain('已购买');
});

it('a custom order is bought at the price that it was quoted, by who asked for it', async () => {
  const operator = await signIn(test, { operator: true });
  const request = {
    kind: 'data',
    title: '西南蒜价',
    fields: '近五年每日批发价',
    contact: '李云',
    mobile: '13800138000',
  };
  const { id } = (await test.call('enterprise/addCustomOrder', request, buyer)).body.data as { id: string };
  expect((await formOf('custom', id)).refusal).toContain('还没有报价');
  const quote = (price: string) => test.call('ops/quoteCustomOrder', { id, price, note: '含更新半年' }, operator);
  expect((await quote('0.00')).body).toMatchObject({ msg: '报价应大于 0 元', field: 'price' });
  await quote('1280.00');
  expect((await test.call('user/getMessageList', {}, buyer)).body.data).toMatchObject({
    list: [
      { title: '定制需求已报价：1280.00 元', link: { page: 'user/order/submit_form', params: { id, type: 'custom' } } },
    ],
  });
  expect(await formOf('custom', id)).toMatchObject({ title: '西南蒜价', plans: [{ price: '1280.00' }], refusal: null });
  await submit('custom', id, '1280.00');
  // An order placed at a different price can no longer be paid.
  await quote('1300.00');
  expect(await formOf('custom', id)).toMatchObject({ plans: [{ price: '1300.00' }], unpaid: null });
  await quote('1280.00');
  const stranger = await signIn(test);
  const { body } = await test.call('order/getOrderSubmitData', { id, type: 'custom' }, stranger);
  expect(body.code).toBe(404);
  await buy('custom', id, '1280.00');
  expect((await quote('9.00')).body.msg).toContain('已付款，不能再改报价');
});

it('a custom order of a visitor is not quoted, since nobody could pay', async () => {
  const operator = await signIn(test, { operator: true });
  const request = { kind: 'report', title: '苹果调研', contact: '王', mobile: '13800138001' };
  const { id } = (await test.call('enterprise/addCustomOrder', request)).body.data as { id: string };
  const { body } = await test.call('ops/quoteCustomOrder', { id, price: '100.00' }, operator);
  expect(body).toMatchObject({ code: 409, msg: expect.stringContaining('访客提交') });
});
