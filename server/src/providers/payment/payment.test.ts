import {
  deliveryFaults,
  GATEWAY_SITE,
  type PaymentGateways,
  startPaymentGateways,
} from '@bee/testing/server/payment-gateways';
import { createOutgoing } from '../../http/outgoing.ts';
import { readSettings } from '../../settings.ts';
import { type Notice, NoticeRejected, type PaymentOrder, type PaymentProvider } from './payment-provider.ts';
import { paymentProviders } from './payment-providers.ts';

const START = Date.parse('2026-03-04T10:00:00+08:00');
let now = new Date(START);
let gateways: PaymentGateways;
beforeAll(async () => {
  gateways = await startPaymentGateways({ now: () => now });
});
beforeEach(() => {
  now = new Date(START);
  gateways.held.length = 0;
  gateways.endRefunds('done');
});
afterAll(() => gateways?.close());

const provider = (method: 'wechat' | 'alipay', more: object = {}): PaymentProvider => {
  const settings = { ...readSettings({}, '/', () => 's'), ...gateways.settings, ...more };
  const clock = { now: () => now };
  const outgoing = createOutgoing([gateways.sandbox.wechatPay.url]);
  const found = paymentProviders(settings, outgoing, clock).get(method);
  if (!found) throw new Error(`${method} is missing`);
  return found;
};

let orders = 0;
const order = (method: string, more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  payNo: `P20260304${String(++orders).padStart(6, '0')}`,
  channel: method === 'wechat' ? 'native' : 'page',
  amount: 9900,
  title: '农小蜂-年度VIP',
  expiresAt: new Date(START + 30 * 60_000),
  returnUrl: `${GATEWAY_SITE}/home/order/payment/id/7`,
  ip: '203.0.113.7',
  ...more,
});

/** Passes a notification to the provider; rejections are answered as by the route. */
const receiveInto =
  (notices: (Notice | string)[], at: PaymentProvider) => async (delivery: { headers: object; body: string }) => {
    const answer = await at.readNotice(Buffer.from(delivery.body), delivery.headers as never).then(
      (notice) => {
        notices.push(notice);
        return at.accepted;
      },
      (error: unknown) => {
        if (!(error instanceof NoticeRejected)) throw error;
        notices.push(error.message);
        return at.refused('不可信');
      },
    );
    return { status: answer.status, body: answer.body };
  };

describe.each(['wechat', 'alipay'] as const)('a payment by %s', (method) => {
  it('is unknown, opened, scanned, paid and told', async () => {
    const at = provider(method);
    const asked = order(method);
    expect(await at.query(asked.payNo)).toEqual({ status: 'unknown' });
    const url = await at.open(asked);
    await gateways.scan(url);
    expect(await at.query(asked.payNo)).toEqual({ status: 'scanned' });
    now = new Date(START + 60_000);
    expect(await gateways.pay(url)).toContain('支付成功');
    const paid = {
      payNo: asked.payNo,
      tradeNo: expect.stringMatching(/^42\d{26}$/),
      amount: 9900,
      seller: at.seller,
      appId: at.appId,
      paidAt: now,
    };
    const trade = await at.query(asked.payNo);
    expect(trade).toEqual({ status: 'paid', ...paid });
    const notices: (Notice | string)[] = [];
    await gateways.deliver(receiveInto(notices, at));
    const tradeNo = trade.status === 'paid' ? trade.tradeNo : '';
    expect(notices).toEqual([{ kind: 'paid', key: `paid:${tradeNo}`, trade: paid }]);
  });

  it('opened twice is one trade; with another amount it is refused or shown to be wrong', async () => {
    const at = provider(method);
    const asked = order(method);
    await gateways.scan(await at.open(asked));
    const first = gateways.sandbox.trades.find(method, asked.payNo);
    await gateways.scan(await at.open(asked));
    expect(gateways.sandbox.trades.find(method, asked.payNo)).toBe(first);
    const changed = { ...asked, amount: 1 };
    if (method === 'wechat') await expect(at.open(changed)).rejects.toMatchObject({ code: 'OUT_TRADE_NO_USED' });
    else expect(await (await fetch(await at.open(changed))).text()).toContain('ACQ.CONTEXT_INCONSISTENT');
    expect(first?.amount).toBe(9900);
  });

  it('that is closed cannot be paid; one that was paid is not closed', async () => {
    const at = provider(method);
    const [left, taken] = [order(method), order(method)];
    const [leftUrl, takenUrl] = [await at.open(left), await at.open(taken)];
    await gateways.scan(leftUrl);
    expect(await at.close(left.payNo)).toBe('closed');
    expect(await at.close(left.payNo)).toBe('closed');
    expect(await at.query(left.payNo)).toEqual({ status: 'closed' });
    expect(await gateways.pay(leftUrl)).not.toContain('支付成功');
    await gateways.pay(takenUrl);
    expect(await at.close(taken.payNo)).toBe('paid');
    expect(await at.close('P-nobody-opened-it')).toBe('closed');
    expect(gateways.held).toHaveLength(1);
  });

  it('cannot be paid after its time', async () => {
    const at = provider(method);
    const asked = order(method);
    const url = await at.open(asked);
    await gateways.scan(url);
    now = asked.expiresAt;
    expect(await gateways.pay(url)).not.toContain('支付成功');
    expect(await at.query(asked.payNo)).toEqual({ status: 'closed' });
  });

  it('goes back once per refund number and never more than was paid', async () => {
    const at = provider(method);
    const asked = order(method);
    const refund = { refundNo: `R${asked.payNo}`, payNo: asked.payNo, amount: 4000, total: 9900, reason: '不合适' };
    await gateways.scan(await at.open(asked));
    await expect(at.refund(refund)).rejects.toMatchObject({ name: 'Error', code: expect.any(String) });
    expect(await at.queryRefund(refund.refundNo, asked.payNo)).toEqual({ status: 'unknown' });
    await gateways.pay(await at.open(asked));
    const first = await at.refund(refund);
    expect(first.status).toBe(method === 'wechat' ? 'processing' : 'done');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const state = await at.queryRefund(refund.refundNo, asked.payNo);
    expect(state).toMatchObject({ status: 'done', at: now });
    expect(await at.refund(refund)).toMatchObject({ status: 'done' });
    expect(gateways.sandbox.trades.find(method, asked.payNo)?.refunds).toHaveLength(1);
    await expect(at.refund({ ...refund, amount: 4001 })).rejects.toMatchObject({ code: expect.any(String) });
    await expect(at.refund({ ...refund, refundNo: 'R-2', amount: 5901 })).rejects.toMatchObject({
      code: method === 'wechat' ? 'INVALID_REQUEST' : 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
    });
    await at.refund({ ...refund, refundNo: `R2${asked.payNo}`, amount: 5900 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    // A fully refunded trade still counts as paid.
    expect(await at.query(asked.payNo)).toMatchObject({ status: 'paid', amount: 9900 });
    const notices: (Notice | string)[] = [];
    await gateways.deliver(receiveInto(notices, at));
    expect(notices.map((notice) => (typeof notice === 'string' ? notice : notice.kind))).toEqual(
      method === 'wechat' ? ['paid', 'refund', 'refund'] : ['paid', 'other', 'other'],
    );
  });

  it.each(deliveryFaults)('is told %s', async (fault) => {
    const at = provider(method);
    for (const asked of [order(method), order(method)]) await gateways.pay(await at.open(asked));
    const numbers = gateways.held.length;
    const notices: (Notice | string)[] = [];
    const answers = await gateways.deliver(receiveInto(notices, at), fault);
    expect(numbers).toBe(2);
    const keys = notices.map((notice) => (typeof notice === 'string' ? notice : notice.key));
    const times = { prompt: 2, duplicate: 6, reordered: 2, lost: 0, forged: 2, replayed: 4 }[fault];
    expect(answers).toHaveLength(times);
    if (fault === 'forged') expect(keys).toEqual(['the signature is wrong', 'the signature is wrong']);
    else expect(new Set(keys).size).toBe(fault === 'lost' ? 0 : 2);
    const received = method === 'wechat' ? { status: 200 } : { body: 'success' };
    const refused = method === 'wechat' ? { status: 400 } : { body: 'fail' };
    for (const answer of answers) expect(answer).toMatchObject(fault === 'forged' ? refused : received);
  });

  it('is told late as well, but not by an old message', async () => {
    const at = provider(method);
    await gateways.pay(await at.open(order(method)));
    const [notification] = gateways.held;
    const old = notification?.make();
    now = new Date(START + 27 * 3600_000);
    const notices: (Notice | string)[] = [];
    if (old) await receiveInto(notices, at)(old);
    expect(notices).toEqual([expect.stringMatching(/is not of/)]);
    await gateways.deliver(receiveInto(notices, at));
    expect(notices[1]).toMatchObject({ kind: 'paid', trade: { amount: 9900 } });
  });
});
