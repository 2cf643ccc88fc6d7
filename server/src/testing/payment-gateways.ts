import { generateKeyPairSync } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { signLines } from '../providers/payment/wechat-pay-signature.ts';
import { signedForm } from '../sandbox/alipay-signature.ts';
import type { Answer, Delivery, Notification } from '../sandbox/notifier.ts';
import { type Sandbox, startSandbox } from '../sandbox/sandbox-site.ts';
import type { SandboxRefund } from '../sandbox/trade-store.ts';
import type { Settings } from '../settings.ts';

export const GATEWAY_SITE = 'https://bee.example';

/** What becomes of notifications on their way; all but the first are what happens to them in life. */
export const deliveryFaults = ['prompt', 'duplicate', 'reordered', 'lost', 'forged', 'replayed'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

type Receive = (delivery: Delivery) => Promise<Answer>;

export type PaymentGateways = {
  sandbox: Sandbox;
  /** For `startTestApp` and `paymentProviders`. */
  settings: Pick<Settings, 'wechatPay' | 'alipay' | 'publicUrl'>;
  /** Notifications that nobody has delivered yet, oldest first; they wait until `deliver`, however late that is. */
  held: Notification[];
  /** Delivers what is held, in the named way. @returns the answers, none for what was lost */
  deliver(receive: Receive, fault?: DeliveryFault): Promise<Answer[]>;
  /** Scans or opens what the site got from `open`, as a person does. @returns the address of its page */
  scan(url: string): Promise<string>;
  /** Scans and confirms. @returns the page that says how it went */
  pay(url: string): Promise<string>;
  /** How refunds of WeChat end from now on. */
  endRefunds(outcome: Exclude<SandboxRefund['status'], 'processing'>): void;
  close(): Promise<void>;
};

/** Both sandbox gateways for a test; what they tell is held back, for the test to decide on. */
export const startPaymentGateways = async (clock: Clock, site = GATEWAY_SITE): Promise<PaymentGateways> => {
  const held: Notification[] = [];
  let outcome: Exclude<SandboxRefund['status'], 'processing'> = 'done';
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    redirectOrigin: site,
    clock,
    tell: (notification) => held.push(notification),
    refunds: { afterMs: 0, outcome: () => outcome },
  });
  const near = new URL(sandbox.wechatPay.url).origin;
  const reach = (address: string) => new URL(address.replace(sandbox.url, near), near).href;

  const scan = async (url: string): Promise<string> => {
    const response = await fetch(reach(url));
    await response.text();
    return response.url;
  };

  return {
    sandbox,
    settings: {
      wechatPay: sandbox.wechatPay,
      alipay: { ...sandbox.alipay, pageUrl: sandbox.alipay.url },
      publicUrl: site,
    },
    held,
    deliver: async (receive, fault = 'prompt') => {
      const answers: Answer[] = [];
      for (const delivery of inTheWayOf(fault, held.splice(0))) answers.push(await receive(delivery));
      return answers;
    },
    scan,
    pay: async (url) => {
      const page = await scan(url);
      const body = new URLSearchParams({ decision: 'pay' });
      return (await fetch(page, { method: 'POST', body })).text();
    },
    endRefunds: (next) => {
      outcome = next;
    },
    close: () => sandbox.close(),
  };
};

const inTheWayOf = (fault: DeliveryFault, notifications: Notification[]): Delivery[] => {
  if (fault === 'lost') return [];
  if (fault === 'reordered') return notifications.map(({ make }) => make()).reverse();
  if (fault === 'duplicate') return notifications.flatMap(({ make }) => [make(), make(), make()]);
  // The very same bytes a second time, as somebody who has listened would send them.
  if (fault === 'replayed') return notifications.map(({ make }) => make()).flatMap((delivery) => [delivery, delivery]);
  return notifications.map(({ make }) => (fault === 'forged' ? forged(make()) : make()));
};

/** The true text, signed by somebody else. */
const forged = (delivery: Delivery): Delivery => {
  const { 'wechatpay-signature': signature } = delivery.headers;
  const stray = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  if (signature) {
    const { 'wechatpay-timestamp': timestamp = '', 'wechatpay-nonce': nonce = '' } = delivery.headers;
    const made = signLines(stray, [timestamp, nonce, delivery.body]);
    return { ...delivery, headers: { ...delivery.headers, 'wechatpay-signature': made } };
  }
  const { sign: _sign, sign_type: _type, ...told } = Object.fromEntries(new URLSearchParams(delivery.body));
  return { ...delivery, body: `${signedForm(stray, told)}` };
};
