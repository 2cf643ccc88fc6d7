import { newFormToken, orderVip, submitVip } from '@bee/testing/server/buyers';
import { buildMember, signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { sql } from 'kysely';
import { grantScore } from '../../identity/store/score.repository.ts';
import { findBroken } from './store/money-invariants.ts';

let test: TestApp;
let buyer: Browser & { uid: number };

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  buyer = await signIn(test);
});

const givePoints = (uid: number, score: number) =>
  grantScore(test.database.db, {
    uid,
    source: 'gift',
    title: '赠送',
    score,
    biz: { type: 'gift', id: 'test' },
    now: test.now(),
  });

const ordersOf = (uid: number) =>
  test.database.db.selectFrom('purchase').selectAll().where('uid', '=', uid).orderBy('created_at').execute();

const scoreOf = async (uid: number) =>
  (await test.database.db.selectFrom('member').select('score').where('uid', '=', uid).executeTakeFirstOrThrow()).score;

describe('submitting an order', () => {
  it('makes one order of 64 that arrive together with the same key, twenty times', async () => {
    for (let round = 0; round < 20; round++) {
      const browser = await signIn(test);
      const form_token = newFormToken();
      const answers = await Promise.all(Array.from({ length: 64 }, () => submitVip(test, browser, { form_token })));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({ code: 1, data: { pay_amount: '398.00' } });
      expect(await ordersOf(browser.uid)).toHaveLength(1);
    }
  });

  it('makes one unpaid order of a product of many with keys of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => submitVip(test, buyer)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(new Set(answers.filter(({ body }) => !body.success).map(({ body }) => body.code))).toEqual(new Set([409]));
    expect(await ordersOf(buyer.uid)).toHaveLength(1);
  });

  it('refuses the key of an order for something else', async () => {
    const form_token = newFormToken();
    await orderVip(test, buyer, { form_token });
    const { body } = await submitVip(test, buyer, { form_token, plan: 'vip-1' });
    expect(body).toMatchObject({ code: 409, msg: expect.stringContaining('内容有变化') });
  });

  it('is held by the database itself, should a lock ever fail', async () => {
    const id = await orderVip(test, buyer, { form_token: 'form-of-this-test-same' });
    const { db } = test.database;
    const first = await db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const again = { ...first, items: JSON.stringify(first.items), id: 'again', no: 'BEE-again' };
    const twice = db.insertInto('purchase').values({ ...again, status: 'cancelled' });
    await expect(twice.execute()).rejects.toMatchObject({ code: '23505', constraint: 'purchase_form_token' });
    const unpaid = db.insertInto('purchase').values({ ...again, form_token: null });
    await expect(unpaid.execute()).rejects.toMatchObject({ code: '23505', constraint: 'purchase_unpaid' });
  });

  it('names the unpaid order of the same product, and takes its place when told to', async () => {
    await givePoints(buyer.uid, 1000);
    const former = await orderVip(test, buyer, { points: 600 });
    expect(await scoreOf(buyer.uid)).toBe(400);
    expect((await submitVip(test, buyer, { plan: 'vip-3' })).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('没有支付的同类订单'),
    });
    await orderVip(test, buyer, { plan: 'vip-3', replace: true });
    expect(await scoreOf(buyer.uid)).toBe(1000);
    expect((await test.call('order/detail', { id: former }, buyer)).body.data).toMatchObject({
      status: 'cancelled',
      cancel_reason: '改下新的订单',
      steps: [{ status: 'unpaid' }, { status: 'cancelled' }],
    });
  });

  it('takes the price from the catalogue and refuses another one with both', async () => {
    const { body } = await submitVip(test, buyer, { pay_amount: '0.01' });
    expect(body).toMatchObject({
      code: 409,
      msg: '价格有变化：现在应付 398.00 元，您看到的是 0.01 元，请确认后重新提交',
    });
    expect(await ordersOf(buyer.uid)).toHaveLength(0);
  });

  it('takes points to the fen and never more than there are, than half of the price, or less than none', async () => {
    await givePoints(buyer.uid, 3000);
    expect((await submitVip(test, buyer, { plan: 'vip-1', points: 2401 })).body.msg).toContain('最多可用 2400 积分');
    expect((await submitVip(test, buyer, { points: -5 })).body.msg).toContain('不能是负数');
    expect((await submitVip(test, buyer, { points: 1.5 })).body.msg).toContain('积分应是整数');
    const id = await orderVip(test, buyer, { points: 7 });
    expect((await test.call('order/detail', { id }, buyer)).body.data).toMatchObject({
      amount: '398.00',
      discount: '0.07',
      pay_amount: '397.93',
      points_used: 7,
    });
    expect(await scoreOf(buyer.uid)).toBe(2993);
  });

  it('keeps neither order nor points when it breaks off on the way', async () => {
    await givePoints(buyer.uid, 100);
    // The ledger fails after the order is written.
    const { db } = test.database;
    await sql`create function refuse_spending() returns trigger language plpgsql as
      $$ begin if new.biz_type = 'order' then raise exception 'broken'; end if; return new; end $$`.execute(db);
    await sql`create trigger refuse before insert on score_record for each row execute function refuse_spending()`.execute(
      db,
    );
    const { body } = await submitVip(test, buyer, { points: 80 });
    await sql`drop trigger refuse on score_record`.execute(db);
    expect(body.code).toBe(500);
    expect(await scoreOf(buyer.uid)).toBe(100);
    expect(await ordersOf(buyer.uid)).toHaveLength(0);
  });

  it('knows what is not sold', async () => {
    const form = { type: 'vip', points: 0, pay_amount: '398.00', form_token: newFormToken() };
    const call = (id: string, plan_id: string, type = 'vip') =>
      test.call('order/orderSubmit', { ...form, id, plan_id, type }, buyer);
    expect((await call('vip-99', 'vip-99')).body).toMatchObject({ code: 404 });
    expect((await call('vip-1', 'veg_vip-1')).body.msg).toContain('没有这个方案');
    expect((await call('nothing', 'data', 'data')).body).toMatchObject({ code: 404 });
    expect((await call('x', 'x', 'gold')).body.msg).toContain('没有这类商品');
  });

  it('opens the form with plans, points and the order that waits', async () => {
    await givePoints(buyer.uid, 500);
    const ask = async (request: object) => (await test.call('order/getOrderSubmitData', request, buyer)).body.data;
    expect(await ask({ id: 'vip-3' })).toMatchObject({
      kind: 'vip',
      plan_id: 'vip-3',
      points: { balance: 500, per_yuan: 100, most_share: 0.5 },
      refusal: null,
      unpaid: null,
    });
    const { plans } = (await ask({ id: 'veg_vip-12', type: 'veg_vip' })) as { plans: object[] };
    expect(plans[2]).toMatchObject({
      price: '198.00',
      months: 12,
      starts_at: '2026-03-04T02:00:00.000Z',
      ends_at: '2027-03-04T02:00:00.000Z',
    });
    const id = await orderVip(test, buyer);
    expect(await ask({ id: 'vip' })).toMatchObject({ unpaid: { id, plan_id: 'vip-12', pay_amount: '398.00' } });
  });

  it('orders a membership at one click, the same one for a second click', async () => {
    const click = (plan_id: string, replace = false) =>
      test.call('order/createOrderForVip', { plan_id, kind: 'vip', replace }, buyer);
    const answers = await Promise.all([click('vip-12'), click('vip-12'), click('vip-12')]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect((await click('vip-1')).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('没有支付的同类订单'),
    });
    await click('vip-1', true);
    expect((await ordersOf(buyer.uid)).map(({ plan_id, status }) => `${plan_id} ${status}`).sort()).toEqual([
      'vip-1 unpaid',
      'vip-12 cancelled',
    ]);
  });
});

describe('cancelling an order', () => {
  it('gives the points back, once, and is over', async () => {
    await givePoints(buyer.uid, 300);
    const id = await orderVip(test, buyer, { points: 300 });
    const cancel = () => test.call('order/cancel', { id, reason: '不想买了' }, buyer);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(answers.find(({ body }) => !body.success)?.body.msg).toContain('已不能取消');
    expect(await scoreOf(buyer.uid)).toBe(300);
  });

  it('is for the owner alone, as every call with an order in it', async () => {
    const id = await orderVip(test, buyer);
    const stranger = await signIn(test);
    for (const call of [
      test.call('order/cancel', { id, reason: '试一试' }, stranger),
      test.call('order/detail', { id }, stranger),
      test.call('order/applyRefund', { id, reason: '试一试' }, stranger),
      test.call('order/withdrawRefund', { id }, stranger),
      test.call('payment/getOrderStatus', { order_id: id }, stranger),
    ])
      expect((await call).body).toMatchObject({ code: 404, data: null });
    expect((await ordersOf(buyer.uid))[0]?.status).toBe('unpaid');
  });
});

it('leaves every balance proven', async () => {
  await buildMember(test);
  expect(await findBroken(test.database.db)).toEqual([]);
});
