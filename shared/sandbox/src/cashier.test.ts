import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GATEWAY_SITE, type PaymentGateways, startPaymentGateways } from '@bee/testing/server/payment-gateways';
import { createOutgoing } from '../../../server/src/http/outgoing.ts';
import type { PaymentOrder } from '../../../server/src/providers/payment/payment-provider.ts';
import { paymentProviders } from '../../../server/src/providers/payment/payment-providers.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { createNotifier } from './notifier.ts';

const now = new Date('2026-03-04T10:00:00+08:00');
let gateways: PaymentGateways;
beforeAll(async () => {
  gateways = await startPaymentGateways({ now: () => now });
});
afterAll(() => gateways?.close());

let orders = 0;
const open = (channel: PaymentOrder['channel'], more: Partial<PaymentOrder> = {}) => {
  const settings = { ...readSettings({}, '/', () => 's'), ...gateways.settings };
  const outgoing = createOutgoing([gateways.sandbox.wechatPay.url]);
  const method = channel === 'native' || channel === 'h5' ? 'wechat' : 'alipay';
  const at = paymentProviders(settings, outgoing, { now: () => now }).get(method);
  if (!at) throw new Error('missing');
  return at.open({
    payNo: `C20260304${String(++orders).padStart(6, '0')}`,
    channel,
    amount: 9900,
    title: '农小蜂-年度VIP',
    expiresAt: new Date(now.getTime() + 30 * 60_000),
    returnUrl: `${GATEWAY_SITE}/home/order/payment/id/7`,
    ip: '203.0.113.7',
    ...more,
  });
};
const near = (url: string) => url.replace(gateways.sandbox.url, gateways.sandbox.wechatPay.url);
const post = async (page: string, form: Record<string, string>) =>
  (await fetch(page, { method: 'POST', body: new URLSearchParams(form) })).text();

describe('the cashier', () => {
  it('shows who is paid, how much and for what, and pays on a click only', async () => {
    const page = near(await open('native'));
    const text = await (await fetch(page)).text();
    for (const part of ['沙箱 · 模拟微信支付', '农小蜂-年度VIP', '99.00', 'C20260304', '确认支付', '取消'])
      expect(text).toContain(part);
    await fetch(`${page}?decision=pay`);
    expect(gateways.held).toHaveLength(0);
    expect(await post(page, { decision: 'cancel' })).toContain('没有支付');
    expect(await post(page, {})).toContain('没有支付');
    expect(await post(page, { decision: 'pay' })).toContain('支付成功');
    expect(await post(page, { decision: 'pay' })).toContain('支付成功');
    expect(await post(page, { decision: 'cancel' })).toContain('支付成功');
    expect(gateways.held.splice(0)).toHaveLength(1);
  });

  it('runs nothing that is written into it', async () => {
    const title = '"><script>alert(1)</script>';
    const text = await (await fetch(near(await open('native', { title })))).text();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;');
  });

  it.each(['h5', 'page', 'wap'] as const)('%s leads back to the site, whether paid or not', async (channel) => {
    const page = await gateways.scan(await open(channel));
    const back = new URL(page).searchParams.get('redirect_url') ?? '';
    const cancelled = await post(page.split('?')[0] ?? '', { decision: 'cancel', redirect_url: back });
    expect(cancelled).toContain(`href="${GATEWAY_SITE}/home/order/payment/id/7`);
    const paid = await post(page.split('?')[0] ?? '', { decision: 'pay', redirect_url: back });
    expect(paid).toContain(`href="${GATEWAY_SITE}/home/order/payment/id/7`);
    expect(paid).toContain('location.replace');
  });

  it('leads nobody to another site', async () => {
    const page = near(await open('h5')).split('?')[0] ?? '';
    const evil = 'https://evil.example/';
    expect(await (await fetch(`${page}?redirect_url=${evil}`)).text()).not.toContain('evil.example');
    expect(await post(page, { decision: 'pay', redirect_url: evil })).not.toContain('evil.example');
    await fetch(await open('page', { returnUrl: evil })).then(async (response) => {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('ACQ.INVALID_PARAMETER');
    });
  });

  it('knows no trades by guessing, and opens none without a signature', async () => {
    expect((await fetch(near(`${gateways.sandbox.url}/cashier/guess`))).status).toBe(400);
    const changed = (await open('page')).replace('99.00', '0.01');
    expect(await (await fetch(changed)).text()).toContain('isv.invalid-signature');
    const unsigned = await fetch(near(`${gateways.sandbox.url}/v3/pay/transactions/native`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([unsigned.status, await unsigned.json()]).toMatchObject([401, { code: 'SIGN_ERROR' }]);
  });
});

describe('what the sandbox tells', () => {
  it('comes again until it was received, and goes to the site alone', async () => {
    const calls: string[] = [];
    const site = createServer((request, response) => {
      calls.push(request.url ?? '');
      response.writeHead(calls.length < 2 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const notifier = createNotifier({ origin });
    const notify = (url: string, received: () => void = () => undefined) =>
      notifier.notify({
        make: () => ({ url, headers: {}, body: '' }),
        isReceived: ({ status }) => {
          if (status === 200) received();
          return status === 200;
        },
      });
    notify(`${origin.replace('127.0.0.1', 'localhost')}/elsewhere`);
    await new Promise<void>((resolve) => notify(`${origin}/notify`, resolve));
    expect(calls).toEqual(['/notify', '/notify']);
    notifier.stop();
    site.closeAllConnections();
    site.close();
  });
});
