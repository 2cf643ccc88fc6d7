import { generateKeyPairSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { signedForm } from '@bee/sandbox/alipay-signature';
import type { Delivery } from '@bee/sandbox/notifier';
import { platformHeaders } from '@bee/sandbox/wechat-pay-notices';
import { closeResource } from '@bee/sandbox/wechat-pay-secret';
import { GATEWAY_SITE, type PaymentGateways, startPaymentGateways } from '@bee/testing/server/payment-gateways';
import { createOutgoing } from '../../http/outgoing.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { NoticeRejected, type PaymentProvider } from './payment-provider.ts';
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
});
afterAll(() => gateways?.close());

const provider = (method: 'wechat' | 'alipay', more: Partial<Settings> = {}): PaymentProvider => {
  const settings = { ...readSettings({}, '/', () => 's'), ...gateways.settings, ...more };
  const outgoing = createOutgoing([gateways.sandbox.wechatPay.url]);
  const found = paymentProviders(settings, outgoing, { now: () => now }).get(method);
  if (!found) throw new Error(`${method} is missing`);
  return found;
};

let orders = 0;
const notificationOf = async (method: 'wechat' | 'alipay'): Promise<Delivery> => {
  const url = await provider(method).open({
    payNo: `F20260304${String(++orders).padStart(6, '0')}`,
    channel: method === 'wechat' ? 'native' : 'page',
    amount: 9900,
    title: '农小蜂-年度VIP',
    expiresAt: new Date(START + 30 * 60_000),
    returnUrl: `${GATEWAY_SITE}/home/order/payment/id/7`,
    ip: '203.0.113.7',
  });
  await gateways.pay(url);
  const [notification] = gateways.held.splice(0);
  if (!notification) throw new Error('nothing was told');
  return notification.make();
};

const readBy = (at: PaymentProvider, { body, headers }: Delivery) =>
  at.readNotice(Buffer.from(body), headers as IncomingHttpHeaders);
const strayKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const withHeader = (name: string, change: (value: string) => string) => (delivery: Delivery) => ({
  ...delivery,
  headers: { ...delivery.headers, [name]: change(delivery.headers[name] ?? '') },
});
/** Delivers the given text with a valid signature, which only WeChat Pay could create. */
const signedBody = (body: string): Delivery => ({
  url: '',
  body,
  headers: platformHeaders(gateways.sandbox.merchant, body, now),
});
const resourceOf = (delivery: object | string, key = gateways.sandbox.merchant.apiV3Key) =>
  closeResource(key, typeof delivery === 'string' ? delivery : JSON.stringify(delivery), 'twelve chars', 'transaction');
const envelope = (event_type: string, resource: object) =>
  signedBody(JSON.stringify({ id: 'EV-1', event_type, resource }));

describe('a notification that claims to be WeChat Pay’s', () => {
  it.each<[string, (delivery: Delivery) => Delivery, string]>([
    [
      'a changed body',
      (delivery) => ({ ...delivery, body: delivery.body.replace('支付成功', '支付成 功') }),
      'the signature is wrong',
    ],
    ['another nonce', withHeader('wechatpay-nonce', () => 'other'), 'the signature is wrong'],
    ['another time', withHeader('wechatpay-timestamp', (text) => String(Number(text) + 1)), 'the signature is wrong'],
    ['a cut signature', withHeader('wechatpay-signature', (text) => text.slice(4)), 'the signature is wrong'],
    [
      'a signature test',
      withHeader('wechatpay-signature', (text) => `WECHATPAY/SIGNTEST/${text}`),
      'the signature is wrong',
    ],
    ['another key', withHeader('wechatpay-serial', () => 'PUB_KEY_ID_0'), 'the key is not the configured one'],
    ['no signature', withHeader('wechatpay-signature', () => ''), 'a header of the signature is missing'],
    ['no number for a time', withHeader('wechatpay-timestamp', () => 'now'), 'the timestamp is no number'],
  ])('with %s is refused', async (_name, change, problem) => {
    const delivery = await notificationOf('wechat');
    await expect(readBy(provider('wechat'), change(delivery))).rejects.toThrow(problem);
    await expect(readBy(provider('wechat'), delivery)).resolves.toMatchObject({ kind: 'paid' });
  });

  it('is taken within five minutes of its time, before and after', async () => {
    const delivery = await notificationOf('wechat');
    for (const seconds of [-300, 300]) {
      now = new Date(START + seconds * 1000);
      await expect(readBy(provider('wechat'), delivery)).resolves.toMatchObject({ kind: 'paid' });
    }
    for (const seconds of [-301, 301]) {
      now = new Date(START + seconds * 1000);
      await expect(readBy(provider('wechat'), delivery)).rejects.toThrow('the timestamp is not of now');
    }
  });

  it('is refused by whom it was not meant for', async () => {
    const delivery = await notificationOf('wechat');
    const { wechatPay } = gateways.settings;
    if (!wechatPay) throw new Error('not configured');
    const others = provider('wechat', { wechatPay: { ...wechatPay, publicKey: strayKey().publicKey } });
    await expect(readBy(others, delivery)).rejects.toThrow('the signature is wrong');
    const otherKey = provider('wechat', { wechatPay: { ...wechatPay, apiV3Key: 'x'.repeat(32) } });
    await expect(readBy(otherKey, delivery)).rejects.toThrow('its resource is unreadable');
  });

  it.each<[string, () => Delivery, string]>([
    ['no JSON', () => signedBody('paid!'), 'the notification is unreadable'],
    ['another shape', () => signedBody('{"id":"1"}'), 'the notification is unreadable'],
    [
      'another algorithm',
      () => envelope('TRANSACTION.SUCCESS', { ...resourceOf({}), algorithm: 'NONE' }),
      'its resource is unreadable',
    ],
    [
      'a cut resource',
      () => envelope('TRANSACTION.SUCCESS', { ...resourceOf({}), ciphertext: 'AAAA' }),
      'its resource is unreadable',
    ],
    [
      'other associated data',
      () => envelope('TRANSACTION.SUCCESS', { ...resourceOf({}), associated_data: 'refund' }),
      'its resource is unreadable',
    ],
    [
      'a trade without an amount',
      () => envelope('TRANSACTION.SUCCESS', resourceOf({ transaction_id: '1' })),
      'the trade is unreadable',
    ],
    [
      'a refund of another merchant',
      () =>
        envelope(
          'REFUND.SUCCESS',
          resourceOf({ mchid: '1', out_refund_no: 'R', refund_id: '2', refund_status: 'SUCCESS' }),
        ),
      'the refund is of another merchant',
    ],
  ])('and holds %s is refused', async (_name, make, problem) => {
    const reading = readBy(provider('wechat'), make());
    await expect(reading).rejects.toThrow(problem);
    await expect(reading).rejects.toBeInstanceOf(NoticeRejected);
  });

  it.each([
    ['a float', 99.5],
    ['a text', '9900'],
    ['nothing', 0],
    ['less than nothing', -1],
  ])('with %s for an amount is refused', async (_name, total) => {
    const { mchid, appid } = { mchid: '1', appid: 'w' };
    const trade = { mchid, appid, out_trade_no: 'P', transaction_id: '4', success_time: '2026-03-04T10:00:00+08:00' };
    const delivery = envelope('TRANSACTION.SUCCESS', resourceOf({ ...trade, amount: { total } }));
    await expect(readBy(provider('wechat'), delivery)).rejects.toThrow('the trade is unreadable');
    const right = envelope('TRANSACTION.SUCCESS', resourceOf({ ...trade, amount: { total: 1 } }));
    await expect(readBy(provider('wechat'), right)).resolves.toMatchObject({ trade: { amount: 1, seller: '1' } });
  });

  it.each(['ABNORMAL', 'CLOSED'])('tells that a refund is %s', async (refund_status) => {
    const { mchId } = gateways.sandbox.merchant;
    const delivery = { mchid: mchId, out_refund_no: 'R9', refund_id: '50', refund_status };
    const notice = await readBy(provider('wechat'), envelope(`REFUND.${refund_status}`, resourceOf(delivery)));
    expect(notice).toMatchObject({
      kind: 'refund',
      key: 'refund:R9:failed',
      refundNo: 'R9',
      state: { status: 'failed' },
    });
  });
});

describe('a notification that claims to be Alipay’s', () => {
  const changed = (delivery: Delivery, changes: Record<string, string>): Delivery => ({
    ...delivery,
    body: `${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(delivery.body)), ...changes })}`,
  });
  /** A modified notification with a valid signature of Alipay. */
  const resigned = (delivery: Delivery, changes: Record<string, string>): Delivery => {
    const { sign: _sign, sign_type: _type, ...params } = Object.fromEntries(new URLSearchParams(delivery.body));
    const key = gateways.sandbox.merchant.platformKeys.privateKey;
    return { ...delivery, body: `${signedForm(key, { ...params, ...changes })}` };
  };

  it.each<[string, Record<string, string>, string]>([
    ['another amount', { total_amount: '0.01' }, 'the signature is wrong'],
    ['another seller', { seller_id: '2088000000000009' }, 'the signature is wrong'],
    ['another order', { out_trade_no: 'P-other' }, 'the signature is wrong'],
    ['one more parameter', { more: '1' }, 'the signature is wrong'],
    ['no signature', { sign: '' }, 'the signature is wrong'],
    ['SHA-1', { sign_type: 'RSA' }, 'the signature is not RSA2'],
  ])('with %s is refused', async (_name, changes, problem) => {
    const delivery = await notificationOf('alipay');
    await expect(readBy(provider('alipay'), changed(delivery, changes))).rejects.toThrow(problem);
    await expect(readBy(provider('alipay'), delivery)).resolves.toMatchObject({
      kind: 'paid',
      trade: { amount: 9900 },
    });
  });

  it('is taken for as long as Alipay tells it again, and not longer', async () => {
    const delivery = await notificationOf('alipay');
    for (const [seconds, taken] of [
      [-300, true],
      [-301, false],
      [25 * 3600, true],
      [26 * 3600 + 1, false],
    ] as const) {
      now = new Date(START + seconds * 1000);
      const read = readBy(provider('alipay'), delivery).then(
        () => true,
        () => false,
      );
      expect(await read).toBe(taken);
    }
  });

  it.each([
    ['99', false],
    ['99.5', false],
    ['99.000', false],
    ['-1.00', false],
    ['1e2', false],
    ['98.99', true],
  ])('with %j for an amount: taken %s', async (total_amount, taken) => {
    const read = readBy(provider('alipay'), resigned(await notificationOf('alipay'), { total_amount }));
    await (taken
      ? expect(read).resolves.toMatchObject({ trade: { amount: 9899 } })
      : expect(read).rejects.toThrow('total_amount is no sum of money'));
  });

  it.each([
    ['of a refund', { refund_fee: '1.00', out_biz_no: 'R1' }],
    ['of a trade that waits', { trade_status: 'WAIT_BUYER_PAY' }],
    ['of a closed one', { trade_status: 'TRADE_CLOSED' }],
  ])('%s is of no consequence', async (_name, changes) => {
    const delivery = resigned(await notificationOf('alipay'), changes);
    expect(await readBy(provider('alipay'), delivery)).toMatchObject({ kind: 'other' });
  });

  it('is refused without a time, and where it is no form at all', async () => {
    const delivery = await notificationOf('alipay');
    await expect(readBy(provider('alipay'), resigned(delivery, { notify_time: 'today' }))).rejects.toThrow(
      'notify_time',
    );
    await expect(readBy(provider('alipay'), { ...delivery, body: '{"a":1}' })).rejects.toBeInstanceOf(NoticeRejected);
  });
});
