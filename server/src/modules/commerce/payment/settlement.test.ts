import { newFormToken, orderVip } from '@bee/testing/server/buyers';
import { type FakeProvider, fakeProvider } from '@bee/testing/server/fake-provider';
import { signIn } from '@bee/testing/server/members';
import { runJob, runMoneyJobs } from '@bee/testing/server/run-job';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openTestDatabase } from '@bee/testing/server/test-database';
import { grantScore } from '../../identity/store/score.repository.ts';
import { expireOrdersJob } from '../order/jobs/expire-orders.ts';
import { findBroken } from '../order/store/money-invariants.ts';
import { checkPaymentsJob } from './jobs/check-payments.ts';
import { processNoticesJob } from './jobs/process-notices.ts';

let test: TestApp;
let wechat: FakeProvider;
let alipay: FakeProvider;
let buyer: Browser & { uid: number };

beforeAll(async () => {
  const now = () => test.now();
  wechat = fakeProvider('wechat', now);
  alipay = fakeProvider('alipay', now);
  test = await startTestApp({}, openTestDatabase, {
    payments: new Map([
      ['wechat', wechat],
      ['alipay', alipay],
    ]),
  });
});
afterAll(() => test?.close());
beforeEach(async () => {
  test.setNow('2026-03-04T10:00:00+08:00');
  for (const provider of [wechat, alipay]) {
    provider.fail(0, false);
    provider.pending.length = 0;
  }
  buyer = await signIn(test, { remember: true });
});
afterEach(async () => {
  expect(await findBroken(test.database.db)).toEqual([]);
});

const parts = () => ({
  db: test.database.db,
  clock: { now: test.now },
  payments: new Map([
    ['wechat', wechat],
    ['alipay', alipay],
  ] as const),
});

const expire = () => runJob(expireOrdersJob, parts(), (line) => expect(line).toBe(''));

const openCode = async (order_id: string, more: object = {}): Promise<string> => {
  const { body } = await test.call('payment/getQrCode', { order_id, ...more }, buyer);
  if (!body.success) throw new Error(body.msg);
  return (body.data as { pay_no: string }).pay_no;
};

const deliver = (body: string, method = 'wechat') =>
  test.app.inject({
    method: 'POST',
    url: `/api/payment/notify/${method}`,
    payload: Buffer.from(body),
    headers: { 'content-type': 'application/json' },
  });

const detailOf = async (id: string) =>
  (await test.call('order/detail', { id }, buyer)).body.data as {
    status: string;
    pay_method: string;
    benefit: { from: string; to: string } | null;
    refunds: { cause: string; status: string; amount: string }[];
  };

const memberOf = () =>
  test.database.db.selectFrom('member').selectAll().where('uid', '=', buyer.uid).executeTakeFirstOrThrow();

/** Submits, opens and pays an order; the notification is pending. */
const payFor = async (id: string) => {
  const payNo = await openCode(id);
  expect(wechat.pay(payNo)).toBe(true);
  return wechat.pending.at(-1)?.body ?? '';
};

describe('a notification of money', () => {
  it('brings the membership, once, however often it is told at the same time', async () => {
    const id = await orderVip(test, buyer);
    const delivered = await payFor(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(delivered)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 success']));
    expect(await detailOf(id)).toMatchObject({
      status: 'paid',
      pay_method: 'wechat',
      benefit: {
        from: expect.stringMatching(/^2026-03-04T02:00:00/),
        to: expect.stringMatching(/^2027-03-04T02:00:00/),
      },
      refunds: [],
    });
    expect((await memberOf()).vip_expire).toBe('2027-03-04T02:00:00.000Z');
    expect((await test.call('user/getProfile', {}, buyer)).body.data).toMatchObject({ hasVip: true });
    const status = await test.call('payment/getOrderStatus', { order_id: id }, buyer);
    expect(status.body.data).toMatchObject({ status: 'paid', payment: 'paid', refund: 'none' });
    const { body } = await test.call('user/getMessageList', {}, buyer);
    expect(body.data).toMatchObject({ total: 1, list: [{ kind: 'order', title: '已支付：VIP会员' }] });
  });

  it('keeps what came of it, and does not follow it again', async () => {
    const delivered = await payFor(await orderVip(test, buyer));
    await deliver(delivered);
    const outcome = () =>
      test.database.db
        .selectFrom('payment_notice')
        .select(['outcome', 'processed_at'])
        .orderBy('id', 'desc')
        .executeTakeFirst();
    const first = await outcome();
    test.setNow('2026-03-04T10:00:05+08:00');
    await deliver(delivered);
    expect(await outcome()).toEqual(first);
    expect(first?.outcome).toBe('paid');
  });

  it.each([
    ['amount', { amount: 1 }, 'wrong amount'],
    ['seller', { seller: 'somebody else' }, 'wrong seller'],
    ['app', { appId: 'another app' }, 'wrong app'],
    ['number', { payNo: 'of-another-shop' }, 'unknown payment'],
  ])('with another %s is kept and changes nothing', async (_what, change, outcome) => {
    const id = await orderVip(test, buyer);
    const message = JSON.parse(await payFor(id));
    Object.assign(message.notice.trade, change);
    message.notice.key = `changed:${outcome}`;
    await deliver(JSON.stringify(message));
    expect((await detailOf(id)).status).toBe('unpaid');
    const kept = await test.database.db
      .selectFrom('payment_notice')
      .select('outcome')
      .where('key', '=', message.notice.key)
      .execute();
    expect(kept).toEqual([{ outcome }]);
  });

  it('that nobody signed is refused and not kept', async () => {
    const id = await orderVip(test, buyer);
    const message = JSON.parse(await payFor(id));
    message.signature = 'mine';
    const count = () => test.database.db.selectFrom('payment_notice').select('id').execute();
    const before = await count();
    expect((await deliver(JSON.stringify(message))).statusCode).toBe(400);
    expect((await deliver(JSON.stringify(message), 'paypal')).statusCode).toBe(404);
    expect(await count()).toEqual(before);
    expect((await detailOf(id)).status).toBe('unpaid');
  });

  it('is answered with "received" only after everything is stored', async () => {
    const id = await orderVip(test, buyer);
    const delivered = await payFor(id);
    await test.database.db.schema.alterTable('membership_record').renameTo('membership_gone').execute();
    const answer = await deliver(delivered);
    await test.database.db.schema.alterTable('membership_gone').renameTo('membership_record').execute();
    expect(answer.statusCode).toBe(500);
    expect((await detailOf(id)).status).toBe('unpaid');
    expect((await deliver(delivered)).statusCode).toBe(200);
    expect((await detailOf(id)).status).toBe('paid');
  });

  it('that was kept when the process died is followed by the next one, without the provider', async () => {
    const id = await orderVip(test, buyer);
    const delivered = await payFor(id);
    const { db } = test.database;
    await db.schema.alterTable('membership_record').renameTo('membership_gone').execute();
    await deliver(delivered);
    await db.schema.alterTable('membership_gone').renameTo('membership_record').execute();
    wechat.fail(100, false);
    test.setNow('2026-03-04T10:00:09+08:00');
    expect(await runJob(processNoticesJob, parts())).toBe(1);
    expect((await detailOf(id)).status).toBe('paid');
  });
});

describe('what cannot be followed', () => {
  it('does not hold up the others', async () => {
    const delivered = await payFor(await orderVip(test, buyer));
    const { db } = test.database;
    // A payment method that is no longer configured.
    const stray = { method: 'alipay' as const, key: 'stray', received_at: new Date('2026-03-04T01:00:00Z') };
    const { id } = await db
      .insertInto('payment_notice')
      .values({ ...stray, body: JSON.stringify({ kind: 'paid', key: 'stray', trade: {} }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const good = JSON.parse(delivered).notice;
    await db
      .insertInto('payment_notice')
      .values({ method: 'wechat', key: good.key, body: JSON.stringify(good), received_at: test.now() })
      .execute();
    test.setNow('2026-03-04T10:00:09+08:00');
    const lines: string[] = [];
    const only = { ...parts(), payments: new Map([['wechat', wechat]] as const) };
    expect(await runJob(processNoticesJob, only, (line) => lines.push(line))).toBe(1);
    expect((await memberOf()).vip_expire).not.toBeNull();
    expect(lines).toEqual([expect.stringContaining('alipay is not configured')]);
    await db.deleteFrom('payment_notice').where('id', '=', id).execute();
  });

  it('of a plan that is no longer sold goes back', async () => {
    const id = await orderVip(test, buyer);
    const delivered = await payFor(id);
    await test.database.db.updateTable('purchase').set({ plan_id: 'vip-99' }).where('id', '=', id).execute();
    expect((await deliver(delivered)).statusCode).toBe(200);
    expect(await detailOf(id)).toMatchObject({ status: 'expired', refunds: [{ cause: 'late', amount: '398.00' }] });
  });

  it('and was found by asking is kept for a person to look at', async () => {
    const id = await orderVip(test, buyer);
    const payNo = await openCode(id);
    wechat.pay(payNo);
    const trade = wechat.trades.get(payNo);
    if (trade) trade.appId = 'another app';
    await test.call('payment/getOrderStatus', { order_id: id, ask: true }, buyer);
    const kept = await test.database.db
      .selectFrom('payment_notice')
      .select('outcome')
      .where('key', '=', `asked:${payNo}`)
      .execute();
    expect(kept).toEqual([{ outcome: 'wrong app' }]);
    expect((await detailOf(id)).status).toBe('unpaid');
  });
});

describe('money that comes at the wrong time', () => {
  it('is given back where the order was cancelled', async () => {
    const id = await orderVip(test, buyer);
    const delivered = await payFor(id);
    await test.call('order/cancel', { id, reason: '不想要了' }, buyer);
    await deliver(delivered);
    await runMoneyJobs(parts());
    wechat.finishRefunds();
    for (const { body } of [...wechat.pending]) await deliver(body);
    expect(await detailOf(id)).toMatchObject({
      status: 'cancelled',
      refunds: [{ cause: 'late', status: 'done', amount: '398.00' }],
    });
    const status = await test.call('payment/getOrderStatus', { order_id: id }, buyer);
    expect(status.body.data).toMatchObject({ refund: 'late' });
    expect((await memberOf()).vip_expire).toBeNull();
  });

  it('earns points with the first order, however often it is told, and with no other', async () => {
    const paid = async () => {
      const delivered = await payFor(await orderVip(test, buyer));
      await Promise.all([deliver(delivered), deliver(delivered)]);
    };
    await paid();
    expect((await memberOf()).score).toBe(50);
    test.setNow('2026-03-04T10:30:00+08:00');
    await paid();
    expect((await memberOf()).score).toBe(50);
  });

  it('opens an order again whose time was over, with its points', async () => {
    const gift = { type: 'gift', id: 'test' };
    const { db } = test.database;
    await grantScore(db, { uid: buyer.uid, source: 'gift', title: '赠送', score: 500, biz: gift, now: test.now() });
    const id = await orderVip(test, buyer, { points: 500 });
    const delivered = await payFor(id);
    test.setNow('2026-03-04T10:31:00+08:00');
    expect(await expire()).toBeGreaterThan(0);
    expect((await memberOf()).score).toBe(500);
    await deliver(delivered);
    expect(await detailOf(id)).toMatchObject({ status: 'paid', refunds: [] });
    expect((await memberOf()).score).toBe(50); // reward for the first order
  });

  it('is given back the second time, whichever way it came', async () => {
    const id = await orderVip(test, buyer);
    const delivered = await payFor(id);
    const { body } = await test.call('payment/aliPay', { order_id: id }, buyer);
    expect(alipay.pay((body.data as { pay_no: string }).pay_no)).toBe(true);
    await Promise.all([deliver(delivered), deliver(alipay.pending.at(-1)?.body ?? '', 'alipay')]);
    const { refunds, status } = await detailOf(id);
    expect({ status, refunds }).toMatchObject({ status: 'paid', refunds: [{ cause: 'double', amount: '398.00' }] });
    expect((await memberOf()).vip_expire).toBe('2027-03-04T02:00:00.000Z');
  });

  it('of which nothing was told is found by asking', async () => {
    const id = await orderVip(test, buyer);
    await payFor(id);
    const ask = await test.call('payment/getOrderStatus', { order_id: id, ask: true }, buyer);
    expect(ask.body.data).toMatchObject({ status: 'paid' });
    const other = await signIn(test);
    buyer = other;
    const second = await orderVip(test, other);
    await payFor(second);
    test.setNow('2026-03-04T10:00:11+08:00');
    expect(await runJob(checkPaymentsJob, parts())).toBeGreaterThan(0);
    expect((await detailOf(second)).status).toBe('paid');
  });
});

describe('paying', () => {
  it('gives two tabs the same code, and a new one when asked', async () => {
    const id = await orderVip(test, buyer);
    const [one, two] = await Promise.all([openCode(id), openCode(id)]);
    expect(one).toBe(two);
    const fresh = await openCode(id, { refresh: true });
    expect(fresh).not.toBe(one);
    // The previous code is closed at the provider, so that the order cannot be paid twice.
    test.setNow('2026-03-04T10:00:11+08:00');
    await runMoneyJobs(parts());
    expect(wechat.pay(one)).toBe(false);
  });

  it('waits for a scan again where who scanned the code left without paying', async () => {
    const order = await orderVip(test, buyer);
    const payNo = await openCode(order);
    const payment = async () => {
      test.setNow(new Date(test.now().getTime() + 3000).toISOString());
      const { body } = await test.call('payment/getOrderStatus', { order_id: order, ask: true }, buyer);
      return (body.data as { payment: string }).payment;
    };
    wechat.scan(payNo);
    expect(await payment()).toBe('scanned');
    wechat.leave(payNo);
    expect(await payment()).toBe('waiting');
    wechat.scan(payNo);
    expect(await payment()).toBe('scanned');
  });

  it('takes no more than twenty codes of one order', async () => {
    const id = await orderVip(test, buyer);
    for (let no = 0; no < 20; no++) await openCode(id, { refresh: true });
    expect((await test.call('payment/getQrCode', { order_id: id, refresh: true }, buyer)).body.msg).toContain(
      '过于频繁',
    );
  });

  it('adds to the term that is running', async () => {
    await deliver(await payFor(await orderVip(test, buyer)));
    // Within the seven days of the session.
    test.setNow('2026-03-10T10:00:00+08:00');
    await deliver(await payFor(await orderVip(test, buyer, { plan: 'vip-3' })));
    expect((await memberOf()).vip_expire).toBe('2027-06-04T02:00:00.000Z');
  });

  it('is over with the order', async () => {
    const id = await orderVip(test, buyer);
    test.setNow('2026-03-04T10:30:00+08:00');
    expect((await test.call('payment/getQrCode', { order_id: id }, buyer)).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('超过支付时间'),
    });
    await expire();
    expect((await test.call('payment/aliPay', { order_id: id }, buyer)).body.msg).toContain('已关闭');
  });

  it('says so where the provider does not answer, and goes on where it left off', async () => {
    const id = await orderVip(test, buyer);
    wechat.fail(1, true);
    expect((await test.call('payment/getQrCode', { order_id: id }, buyer)).body).toMatchObject({
      code: 503,
      msg: '微信支付没有回应，请稍后重试或改用其他支付方式',
    });
    const payNo = await openCode(id);
    expect([...wechat.trades.keys()].filter((key) => key === payNo)).toHaveLength(1);
    expect(wechat.pay(payNo)).toBe(true);
    await deliver(wechat.pending.at(-1)?.body ?? '');
    expect((await detailOf(id)).status).toBe('paid');
  });

  it('does not lose an order that is cancelled and paid in the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      buyer = await signIn(test);
      const id = await orderVip(test, buyer, { form_token: newFormToken() });
      const delivered = await payFor(id);
      await Promise.all([
        test.call('order/cancel', { id, reason: '不想要了' }, buyer),
        deliver(delivered),
        runMoneyJobs(parts()),
      ]);
      const { status, refunds } = await detailOf(id);
      expect([status, refunds.length]).toEqual(status === 'paid' ? ['paid', 0] : ['cancelled', 1]);
    }
  });
});
