import { orderVip } from '@bee/testing/server/buyers';
import { type FakeProvider, fakeProvider } from '@bee/testing/server/fake-provider';
import { signIn } from '@bee/testing/server/members';
import { runMoneyJobs } from '@bee/testing/server/run-job';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openTestDatabase } from '@bee/testing/server/test-database';
import { lockMembers } from '../../identity/index.ts';
import { grantScore } from '../../identity/store/score.repository.ts';
import { mergeAccounts } from '../../linked-accounts/service/merge-accounts.ts';
import { findBroken } from './store/money-invariants.ts';

let test: TestApp;
let wechat: FakeProvider;
let keep: Browser & { uid: number };
let lose: Browser & { uid: number };

beforeAll(async () => {
  wechat = fakeProvider('wechat', () => test.now());
  test = await startTestApp({}, openTestDatabase, { payments: new Map([['wechat', wechat]]) });
});
afterAll(() => test?.close());
beforeEach(async () => {
  [keep, lose] = [await signIn(test), await signIn(test)];
});
afterEach(async () => {
  expect(await findBroken(test.database.db)).toEqual([]);
});

const merge = () =>
  test.database.db.transaction().execute(async (tx) => {
    const members = await lockMembers(tx, [keep.uid, lose.uid]);
    const [kept, lost] = [members.get(keep.uid), members.get(lose.uid)];
    if (!kept || !lost) throw new Error('the members are gone');
    await mergeAccounts(tx, { keep: kept, lose: lost }, test.now());
  });

const notify = async () => {
  for (const { body } of wechat.pending.splice(0)) {
    const headers = { 'content-type': 'application/json' };
    await test.app.inject({ method: 'POST', url: '/api/payment/notify/wechat', payload: Buffer.from(body), headers });
  }
};

const open = async (browser: Browser, order_id: string) => {
  const { body } = await test.call('payment/getQrCode', { order_id }, browser);
  wechat.pay((body.data as { pay_no: string }).pay_no);
};

const buy = async (browser: Browser): Promise<string> => {
  const id = await orderVip(test, browser);
  await open(browser, id);
  await notify();
  return id;
};

const member = (uid: number) =>
  test.database.db.selectFrom('member').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

describe('orders of two accounts that become one', () => {
  it('keep one of what both have not paid, and the points of the other come along', async () => {
    const gift = { type: 'gift', id: 'test' };
    const { db } = test.database;
    await grantScore(db, { uid: lose.uid, source: 'gift', title: '赠送', score: 500, biz: gift, now: test.now() });
    const own = await orderVip(test, keep);
    const other = await orderVip(test, lose, { points: 400 });
    await merge();
    expect((await test.call('order/detail', { id: own }, keep)).body.data).toMatchObject({ status: 'unpaid' });
    expect((await test.call('order/detail', { id: other }, keep)).body.data).toMatchObject({ status: 'cancelled' });
    expect((await member(keep.uid)).score).toBe(500);
  });

  it('settle for the new owner when the money comes after', async () => {
    const id = await orderVip(test, lose);
    await open(lose, id);
    await merge();
    await notify();
    expect((await test.call('order/detail', { id }, keep)).body.data).toMatchObject({ status: 'paid' });
    expect((await member(keep.uid)).vip_expire).not.toBeNull();
    expect((await member(lose.uid)).vip_expire).toBeNull();
  });

  it('do not lose a paid term when the one beside it is given back', async () => {
    const first = await buy(keep);
    await buy(lose);
    const ends = (await member(keep.uid)).vip_expire;
    await merge();
    await test.call('order/applyRefund', { id: first, reason: '买重了' }, keep);
    await test.database.db.updateTable('refund').set({ status: 'approved' }).where('order_id', '=', first).execute();
    const parts = { db: test.database.db, clock: { now: test.now }, payments: new Map([['wechat', wechat]] as const) };
    await runMoneyJobs(parts);
    wechat.finishRefunds();
    await notify();
    expect((await test.call('order/detail', { id: first }, keep)).body.data).toMatchObject({ status: 'refunded' });
    expect((await member(keep.uid)).vip_expire).toBe(ends);
  });
});
