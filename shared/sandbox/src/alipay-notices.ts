import { randomBytes } from 'node:crypto';
import { yuanText } from '@bee/domain/money';
import { shanghaiTime } from '@bee/server/shanghai-time';
import { signedForm } from './alipay-signature.ts';
import type { Clock } from './clock.ts';
import type { Merchant } from './merchant.ts';
import type { Notification } from './notifier.ts';
import { refundedOf, type SandboxRefund, type SandboxTrade } from './trade-store.ts';

/** Notification of a payment, or of a refund if `refund` is given. */
export const tradeNotification = (
  merchant: Merchant,
  trade: SandboxTrade,
  clock: Clock,
  refund?: SandboxRefund,
): Notification => {
  const id = randomBytes(16).toString('hex');
  const isAllBack = refundedOf(trade) === trade.amount;
  const fields: Record<string, string> = {
    notify_type: 'trade_status_sync',
    notify_id: id,
    charset: 'utf-8',
    version: '1.0',
    app_id: merchant.alipayAppId,
    auth_app_id: merchant.alipayAppId,
    trade_no: trade.tradeNo,
    out_trade_no: trade.payNo,
    subject: trade.title,
    seller_id: merchant.sellerId,
    buyer_id: '2088000000000000',
    trade_status: refund && isAllBack ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
    total_amount: yuanText(trade.amount),
    receipt_amount: yuanText(trade.amount),
    gmt_payment: shanghaiTime(trade.paidAt ?? clock.now()),
    ...(refund && {
      refund_fee: yuanText(refundedOf(trade)),
      out_biz_no: refund.refundNo,
      gmt_refund: shanghaiTime(refund.at),
    }),
  };
  return {
    make: () => ({
      url: trade.notifyUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: `${signedForm(merchant.platformKeys.privateKey, { ...fields, notify_time: shanghaiTime(clock.now()) })}`,
    }),
    isReceived: ({ status, body }) => status === 200 && body.trim() === 'success',
  };
};
