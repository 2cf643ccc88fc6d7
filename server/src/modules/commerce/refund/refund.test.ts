import { orderVip } from '@bee/testing/server/buyers';
import { type FakeProvider, fakeProvider } from '@bee/testing/server/fake-provider';
import { PASSWORD, signIn } from '@bee/testing/server/members';
import { runMoneyJobs } from '@bee/testing/server/run-job';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openTestDatabase } from '@bee/testing/server/test-database';
import { PaymentRejected } from '../../../providers/payment/payment-provider.ts';
import { grantScore } from '../../identity/store/score.repository.ts';
import { findBroken } from '../order/store/money-invariants.ts';
import { finishRefund } from './service/finish-refund.ts';

let test: TestApp;
let wechat: FakeProvider;
let operator: Browser;
let buyer: Browser & { uid: number };

beforeAll(async () => {
  wechat = fakeProvider('wechat', () => test.now());
  test = await startTestApp({}, openTestDatabase, { payments: new Map([['wechat', wechat]]) });
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  operator = await signIn(test, { operator: true, remember: true });
  buyer = await signIn(test, { remember: true });
});
afterEach(async () => {
  expect(await findBroken(test.database.db)).toEqual([]);
});

const tick = () =>
  runMoneyJobs({ db: test.database.db, clock: { now: test.now }, payments: new Map([['wechat', wechat]]) });

const notify = async () => {
  for (const { body } of wechat.pending.splice(0)) {
    const headers = { 'content-type': 'application/json' };
    await test.app.inject({ method: 'POST', url: '/api/payment/notify/wechat', payload: Buffer.from(body), headers });
  }
};

const buy = async (params: Parameters<typeof orderVip>[2] = {}): Promise<string> => {
  const id = await orderVip(test, buyer, params);
  const { body } = await test.call('payment/getQrCode', { order_id: id }, buyer);
  wechat.pay((body.data as { pay_no: string }).pay_no);
  await notify();
  return id;
};

/** Sends the refunds, lets the provider finish them and delivers the notifications. */
const moneyGoesBack = async () => {
  await tick();
  wechat.finishRefunds();
  await notify();
};

const apply = (id: string) => test.call('order/applyRefund', { id, reason: '买错了' }, buyer);
const member = () =>
  test.database.db.selectFrom('member').selectAll().where('uid', '=', buyer.uid).executeTakeFirstOrThrow();

const openRefund = async (id: string): Promise<string> => {
  const { body } = await test.call('ops/getRefundList', { status: 'requested', limit: 100 }, operator);
  const { list } = body.data as { list: { id: string; order_id: string }[] };
  return list.find(({ order_id }) => order_id === id)?.id ?? '';
};

const review = async (id: string, more: object) =>
  test.call('ops/reviewRefund', { id: await openRefund(id), ...more }, operator);

describe('a refund', () => {
  it('goes back after an operator agrees, and takes the term and gives the points', async () => {
    const gift = { type: 'gift', id: 'test' };
    const { db } = test.database;
    await grantScore(db, { uid: buyer.uid, source: 'gift', title: '赠送', score: 800, biz: gift, now: test.now() });
    const id = await buy({ points: 800 });
    const { exp } = await member();
    expect((await apply(id)).body.data).toMatchObject({ status: 'refunding', refunds: [{ status: 'requested' }] });
    test.setNow('2026-03-05T10:00:00+08:00');
    expect((await review(id, { action: 'approve' })).body.msg).toBe('已同意，款项将原路退回');
    await moneyGoesBack();
    const { body } = await test.call('order/detail', { id }, buyer);
    expect(body.data).toMatchObject({
      status: 'refunded',
      refunded: '390.00',
      refunds: [{ status: 'done', amount: '390.00', method: 'wechat' }],
    });
    const { score, vip_expire, exp: after } = await member();
    // The 50 points for the first order are taken back as well.
    expect({ score, exp: after }).toEqual({ score: 800, exp });
    // The day that was used is not refunded.
    expect(vip_expire).toBe('2026-03-05T02:00:00.000Z');
    expect(wechat.totals()).toMatchObject({ refunded: 39000 });
    expect((await test.call('user/getProfile', {}, buyer)).body.data).toMatchObject({
      hasVip: false,
      taken_back: ['vip'],
    });
  });

  it('takes back the points of the first order once no paid order is left, as far as they are there', async () => {
    const [first, second] = [await buy(), await buy({ plan: 'vip-3' })];
    const back = async (id: string) => {
      await apply(id);
      await review(id, { action: 'approve' });
      await moneyGoesBack();
      return (await member()).score;
    };
    expect(await back(first)).toBe(50);
    const { db } = test.database;
    const spent = { type: 'gift', id: 'spent' };
    await grantScore(db, { uid: buyer.uid, source: 'gift', title: '扣减', score: -30, biz: spent, now: test.now() });
    expect(await back(second)).toBe(0);
    const third = await buy();
    expect(await back(third)).toBe(0);
  });

  it('of a term leaves those that were bought after it', async () => {
    const first = await buy();
    const second = await buy({ plan: 'vip-3' });
    await apply(first);
    await review(first, { action: 'approve' });
    await moneyGoesBack();
    expect((await member()).vip_expire).toBe('2026-06-04T02:00:00.000Z');
    const { body } = await test.call('order/detail', { id: second }, buyer);
    expect(body.data).toMatchObject({
      benefit: { from: expect.stringMatching(/^2026-03-04/), to: expect.stringMatching(/^2026-06-04/) },
    });
  });

  it('of a part leaves the rest, and all parts together are never more than was paid', async () => {
    const id = await buy();
    const start = (amount: string) =>
      test.call('ops/startRefund', { order_id: id, amount, reason: '活动补差' }, operator);
    expect((await start('398.01')).body.msg).toContain('最多还可退 398.00 元');
    expect((await start('100.00')).body.success).toBe(true);
    expect((await start('1.00')).body.msg).toContain('现在不能退款');
    await moneyGoesBack();
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({
      status: 'paid',
      refunded: '100.00',
    });
    expect((await start('298.01')).body.msg).toContain('最多还可退 298.00 元');
    await start('298.00');
    await moneyGoesBack();
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({
      status: 'refunded',
      refunded: '398.00',
    });
    expect((await member()).vip_expire).toBe('2026-03-04T02:00:00.000Z');
  });

  it('is refused with a reason, or withdrawn, and the order stays paid', async () => {
    const id = await buy();
    await apply(id);
    expect((await review(id, { action: 'reject' })).body.msg).toContain('请写明拒绝的原因');
    await review(id, { action: 'reject', note: '已下载全部文件' });
    const { body } = await test.call('order/detail', { id }, buyer);
    expect(body.data).toMatchObject({ status: 'paid', refunds: [{ status: 'rejected', note: '已下载全部文件' }] });
    expect((await test.call('user/getMessageList', {}, buyer)).body.data).toMatchObject({
      list: [{ title: '退款申请未通过', body: expect.stringContaining('已下载全部文件') }, { kind: 'order' }],
    });
    await apply(id);
    expect((await test.call('order/withdrawRefund', { id }, buyer)).body.data).toMatchObject({ status: 'paid' });
    expect((await test.call('order/withdrawRefund', { id }, buyer)).body.code).toBe(409);
  });

  it('is asked for within seven days, once, and never beside an invoice', async () => {
    const id = await buy();
    const answers = await Promise.all([apply(id), apply(id), apply(id)]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const invoiced = await buy({ plan: 'vip-3' });
    const { db } = test.database;
    await db.updateTable('purchase').set({ invoice_status: 'issued' }).where('id', '=', invoiced).execute();
    expect((await apply(invoiced)).body.msg).toContain('请先联系客服作废发票');
    await db.updateTable('purchase').set({ invoice_status: 'none' }).where('id', '=', invoiced).execute();
    test.setNow('2026-03-11T10:00:01+08:00');
    buyer = { ...(await signInAgain()), uid: buyer.uid };
    expect((await apply(invoiced)).body.msg).toContain('超过 7 天');
  });

  it('that the provider refuses waits for an operator, who sends it again', async () => {
    const id = await buy();
    await apply(id);
    const refund = await openRefund(id);
    await review(id, { action: 'approve' });
    const { refund: send } = wechat;
    wechat.refund = async () => {
      throw new PaymentRejected('NOT_ENOUGH', '基本账户余额不足');
    };
    await tick();
    wechat.refund = send;
    const find = async () =>
      (await test.call('ops/getRefundList', { limit: 100 }, operator)).body.data as { list: { id: string }[] };
    expect((await find()).list.find((row) => row.id === refund)).toMatchObject({
      status: 'failed',
      failure: 'NOT_ENOUGH 基本账户余额不足',
    });
    await test.call('ops/reviewRefund', { id: refund, action: 'retry' }, operator);
    await moneyGoesBack();
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({ status: 'refunded' });
  });

  it('that nobody asked for cannot be refused, and is sent under another number when the provider has closed it', async () => {
    const id = await orderVip(test, buyer);
    const { body } = await test.call('payment/getQrCode', { order_id: id }, buyer);
    wechat.pay((body.data as { pay_no: string }).pay_no);
    await test.call('order/cancel', { id, reason: '不想要了' }, buyer);
    await notify();
    await tick();
    const rows = (await test.call('ops/getRefundList', { limit: 100 }, operator)).body.data as {
      list: { id: string; order_id: string }[];
    };
    const refund = rows.list.find((row) => row.order_id === id)?.id ?? '';
    const sent = wechat.refunds.get(refund);
    if (sent) sent.state = { status: 'failed', failure: 'CLOSED' };
    if (sent) sent.amount = 0;
    test.setNow('2026-03-04T10:00:11+08:00');
    await tick();
    const call = (action: string) => test.call('ops/reviewRefund', { id: refund, action, note: '算了' }, operator);
    expect((await call('reject')).body.msg).toContain('不能拒绝');
    await call('retry');
    await moneyGoesBack();
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({ refunds: [{ status: 'done' }] });
    expect([...wechat.refunds.keys()].filter((no) => no.startsWith(refund))).toEqual([refund, `${refund}-2`]);
  });

  it('that comes after it was refused is for a person to look at', async () => {
    const id = await buy();
    await apply(id);
    const refund = await openRefund(id);
    await review(id, { action: 'reject', note: '不符合规则' });
    const state = { status: 'done' as const, tradeNo: 'T', at: test.now() };
    expect(await finishRefund(test.database.db, refund, state, test.now())).toBe('wrong refund');
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({ status: 'paid' });
  });

  it('of which the answer was lost goes back once', async () => {
    const id = await buy();
    await apply(id);
    await review(id, { action: 'approve' });
    wechat.fail(1, true);
    await tick();
    test.setNow('2026-03-04T10:00:11+08:00');
    await moneyGoesBack();
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({ refunded: '398.00' });
  });

  it('is agreed to by one of two operators', async () => {
    const id = await buy();
    await apply(id);
    const refund = await openRefund(id);
    const answers = await Promise.all(
      ['approve', 'approve', 'approve'].map((action) =>
        test.call('ops/reviewRefund', { id: refund, action }, operator),
      ),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });
});

describe('orders for operators', () => {
  it('are found by number, title and phone, and not by members', async () => {
    const id = await buy();
    const { no } = (await test.call('order/detail', { id }, buyer)).body.data as { no: string };
    const find = async (kw: string) => (await test.call('ops/getPurchaseList', { kw }, operator)).body.data;
    expect(await find(no)).toMatchObject({
      total: 1,
      list: [{ id, refundable: '398.00', member: expect.stringMatching(/^139\*{4}/) }],
    });
    expect(await find(((await member()).mobile ?? '').slice(-4))).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id })]),
    });
    expect((await test.call('ops/getPurchaseList', {}, buyer)).body.code).toBe(403);
  });
});

const signInAgain = async () => {
  const browser = test.newBrowser();
  const { mobile } = await member();
  const { body } = await test.call('user/login', { username: mobile, password: PASSWORD }, browser);
  browser.token = String(body.token);
  return browser;
};
