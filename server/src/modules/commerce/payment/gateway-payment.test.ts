import type { Delivery } from '@bee/sandbox/notifier';
import { orderVip } from '@bee/testing/server/buyers';
import { signIn } from '@bee/testing/server/members';
import { type DeliveryFault, type PaymentGateways, startPaymentGateways } from '@bee/testing/server/payment-gateways';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let gateways: PaymentGateways;
beforeAll(async () => {
  let now = () => new Date();
  gateways = await startPaymentGateways({ now: () => now() });
  test = await startTestApp({}, undefined, { settings: gateways.settings });
  now = test.now;
});
afterAll(async () => {
  await test?.close();
  await gateways?.close();
});

const receive = async ({ url, headers, body }: Delivery) => {
  const answer = await test.app.inject({ method: 'POST', url: new URL(url).pathname, headers, payload: body });
  return { status: answer.statusCode, body: answer.body };
};

const open = async (browser: Browser, order_id: string, method: 'wechat' | 'alipay'): Promise<string> => {
  const { body } = await test.call('payment/paymentWeb', { order_id, method }, browser);
  const data = body.data as { code_url?: string; url?: string; sandbox: boolean };
  expect(data.sandbox).toBe(true);
  return data.code_url ?? data.url ?? '';
};

const standingOf = async (browser: Browser, order_id: string, ask = false) => {
  const { body } = await test.call('payment/getOrderStatus', { order_id, ask }, browser);
  return body.data as { status: string; payment: string };
};

const grantsOf = async (uid: number): Promise<number> => {
  const records = await test.database.db
    .selectFrom('membership_record')
    .select('id')
    .where('uid', '=', uid)
    .where('source', '=', 'order')
    .execute();
  return records.length;
};

describe.each(['wechat', 'alipay'] as const)('a member who pays by %s', (method) => {
  it.each<[DeliveryFault, string]>([
    ['prompt', 'paid'],
    ['duplicate', 'paid'],
    ['replayed', 'paid'],
    ['lost', 'unpaid'],
    ['forged', 'unpaid'],
  ])(
    'and whose notification is %s has an order that is %s, and one that is paid after asking',
    async (fault, status) => {
      const member = await signIn(test);
      const order = await orderVip(test, member);
      await gateways.pay(await open(member, order, method));
      await gateways.deliver(receive, fault);
      expect(await standingOf(member, order)).toMatchObject({ status });
      expect(await standingOf(member, order, true)).toMatchObject({ status: 'paid', payment: 'paid' });
      expect(await grantsOf(member.uid)).toBe(1);
    },
  );
});
