import { randomBytes } from 'node:crypto';
import { shanghaiRfc3339 } from '@bee/server/shanghai-time';
import { signLines } from '@bee/server/wechat-pay-signature';
import type { Clock } from './clock.ts';
import type { Merchant } from './merchant.ts';
import type { Notification } from './notifier.ts';
import type { SandboxRefund, SandboxTrade } from './trade-store.ts';
import { wechatTradeBody } from './wechat-pay-bodies.ts';
import { closeResource } from './wechat-pay-secret.ts';

/** Headers by which a merchant authenticates WeChat Pay. */
export const platformHeaders = (
  { platformKeys, publicKeyId }: Merchant,
  body: string,
  now: Date,
): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': publicKeyId,
    'wechatpay-signature': signLines(platformKeys.privateKey, [timestamp, nonce, body]),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  };
};

export const paidNotification = (merchant: Merchant, trade: SandboxTrade, clock: Clock): Notification =>
  notification(merchant, trade.notifyUrl, 'TRANSACTION.SUCCESS', wechatTradeBody(merchant, trade), clock);

const REFUND_EVENTS = { done: 'SUCCESS', abnormal: 'ABNORMAL', closed: 'CLOSED', processing: 'PROCESSING' } as const;

export const refundNotification = (
  merchant: Merchant,
  trade: SandboxTrade,
  refund: SandboxRefund,
  clock: Clock,
): Notification => {
  const status = REFUND_EVENTS[refund.status];
  const resource = {
    mchid: merchant.mchId,
    out_trade_no: trade.payNo,
    transaction_id: trade.tradeNo,
    out_refund_no: refund.refundNo,
    refund_id: refund.refundId,
    refund_status: status,
    ...(refund.status === 'done' && { success_time: shanghaiRfc3339(refund.at) }),
    user_received_account: '支付用户零钱',
    amount: { total: trade.amount, refund: refund.amount, payer_total: trade.amount, payer_refund: refund.amount },
  };
  return notification(merchant, refund.notifyUrl, `REFUND.${status}`, resource, clock);
};

/** Every attempt is signed and encrypted again, under the same id. */
const notification = (
  merchant: Merchant,
  url: string,
  event_type: string,
  resource: object,
  clock: Clock,
): Notification => {
  const id = `EV-${randomBytes(8).toString('hex')}`;
  const kind = event_type.startsWith('REFUND') ? 'refund' : 'transaction';
  return {
    make: () => {
      const now = clock.now();
      const secret = closeResource(merchant.apiV3Key, JSON.stringify(resource), randomBytes(6).toString('hex'), kind);
      const body = JSON.stringify({
        id,
        create_time: shanghaiRfc3339(now),
        resource_type: 'encrypt-resource',
        event_type,
        summary: kind === 'refund' ? '退款' : '支付成功',
        resource: { original_type: kind, ...secret },
      });
      return { url, headers: { 'content-type': 'application/json', ...platformHeaders(merchant, body, now) }, body };
    },
    isReceived: ({ status }) => status >= 200 && status < 300,
  };
};
