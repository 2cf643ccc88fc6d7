import { generateKeyPairSync } from 'node:crypto';
import { type Sandbox, startSandbox } from '@bee/sandbox';
import { signedForm } from '@bee/sandbox/alipay-signature';
import type { Answer, Delivery, Notification } from '@bee/sandbox/notifier';
import type { SandboxRefund } from '@bee/sandbox/trade-store';
import type { Clock } from '../../../../server/src/clock.ts';
import { signLines } from '../../../../server/src/providers/payment/wechat-pay-signature.ts';
import type { Settings } from '../../../../server/src/settings.ts';

export const GATEWAY_SITE = 'https://bee.example';

/** How notifications are delivered; all except `prompt` are faults that occur in practice. */
export const deliveryFaults = ['prompt', 'duplicate', 'reordered', 'lost', 'forged', 'replayed'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

type Receive = (delivery: Delivery) => Promise<Answer>;

export type PaymentGateways = {
  sandbox: Sandbox;
  /** For `startTestApp` and `paymentProviders`. */
  settings: Pick<Settings, 'wechatPay' | 'alipay' | 'publicUrl'>;
  /** Undelivered notifications, oldest first; they are held until `deliver` is called. */
  held: Notification[];
  /** Delivers the held notifications with the given fault. @returns the responses, none for lost notifications */
  deliver(receive: Receive, fault?: DeliveryFault): Promise<Answer[]>;
  /** Scans or opens the URL that the site got from `open`, as a user does. @returns the address of its page */
  scan(url: string): Promise<string>;
  /** Scans and confirms. @returns the result page */
  pay(url: string): Promise<string>;
  /** Sets the outcome of WeChat refunds from now on. */
  endRefunds(outcome: Exclude<SandboxRefund['status'], 'processing'>): void;
  close(): Promise<void>;
};

/** Starts both sandbox gateways for a test; notifications are held until the test delivers them. */
export const startPaymentGateways = async (clock: Clock, site = GATEWAY_SITE): Promise<PaymentGateways> => {
  const held: Notification[] = [];
  let outcome: Exclude<SandboxRefund['status'], 'processing'> = 'done';
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    redirectOrigin: site,
    clock,
    notify: (notification) => held.push(notification),
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
  // Sends the same bytes twice, as an eavesdropper would.
  if (fault === 'replayed') return notifications.map(({ make }) => make()).flatMap((delivery) => [delivery, delivery]);
  return notifications.map(({ make }) => (fault === 'forged' ? forged(make()) : make()));
};

/** The original content, signed with another key. */
const forged = (delivery: Delivery): Delivery => {
  const { 'wechatpay-signature': signature } = delivery.headers;
  const stray = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  if (signature) {
    const { 'wechatpay-timestamp': timestamp = '', 'wechatpay-nonce': nonce = '' } = delivery.headers;
    const made = signLines(stray, [timestamp, nonce, delivery.body]);
    return { ...delivery, headers: { ...delivery.headers, 'wechatpay-signature': made } };
  }
  const { sign: _sign, sign_type: _type, ...fields } = Object.fromEntries(new URLSearchParams(delivery.body));
  return { ...delivery, body: `${signedForm(stray, fields)}` };
};
