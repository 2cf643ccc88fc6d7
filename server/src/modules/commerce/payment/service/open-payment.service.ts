import type { PayChannel, PayMethod } from '@bee/contracts/resource/payment';
import { fenOf } from '@bee/domain/money';
import type { Tx } from '../../../../db/schema.ts';
import type { Deps } from '../../../../deps.ts';
import { Conflict, NotFound, Unavailable } from '../../../../http/errors.ts';
import type { Logger } from '../../../../http/logger.ts';
import {
  type PaymentProvider,
  PaymentRejected,
  PaymentUnanswered,
} from '../../../../providers/payment/payment-provider.ts';
import { newPayNumber } from '../../order/model/order-number.ts';
import { type PurchaseRow, withOwner } from '../../order/store/member-lock.ts';
import {
  changePayment,
  findOpenPayment,
  insertPayment,
  type PaymentRow,
  paymentsOf,
  setPayUrl,
} from '../store/payment.repository.ts';
import { askProvider } from './ask-provider.ts';

export type OpenPaymentParams = {
  uid: number;
  orderId: string;
  method: PayMethod;
  channel: PayChannel;
  /** Creates a new code even if the current one is still valid. */
  refresh: boolean;
  ip: string;
};

type Parts = Pick<Deps, 'db' | 'payments' | 'settings' | 'clock'> & { log: Logger };

const TITLES = { wechat: '微信支付', alipay: '支付宝' } as const;

export type OpenPayment = { payment: PaymentRow; url: string; sandbox: boolean };

/**
 * Opens a payment for an order. Concurrent tabs share one payment. The provider is called outside any transaction, and
 * with the same number on retry in case its first response was lost.
 * @throws NotFound, Conflict if the order cannot be paid, Unavailable if the provider is disabled or the call fails
 */
export const openPayment = async (parts: Parts, params: OpenPaymentParams): Promise<OpenPayment> => {
  const provider = parts.payments.get(params.method);
  if (!provider) throw new Unavailable(`${TITLES[params.method]}没有开通，请改用其他支付方式`);
  const now = parts.clock.now();
  const found = await withOwner(parts.db, params.orderId, async (tx, member, order) => {
    if (member.uid !== params.uid) return null;
    checkPayable(order, now);
    return { order, payment: await takePayment(tx, order, params, now) };
  });
  if (!found) {
    parts.log.warn({ order: params.orderId, uid: params.uid }, 'order is not of this member');
    throw new NotFound('订单不存在，请在“我的订单”里查找');
  }
  const { order, payment } = found;
  const url = stillGood(payment, now) ?? (await askForUrl(parts, provider, order, payment, params.ip));
  return { payment, url, sandbox: provider.sandbox };
};

/** An H5 payment page expires after five minutes; a new one with the same number belongs to the same payment. */
const stillGood = ({ pay_url, channel, created_at }: PaymentRow, now: Date): string | null =>
  channel === 'h5' && now.getTime() - Date.parse(created_at) > H5_MS ? null : pay_url;

const checkPayable = ({ no, status, expires_at }: PurchaseRow, now: Date): void => {
  if (status === 'paid') throw new Conflict(`订单 ${no} 已支付，不需要再付`);
  if (status !== 'unpaid') throw new Conflict(`订单 ${no} 已关闭，请重新下单`);
  if (Date.parse(expires_at) <= now.getTime()) throw new Conflict(`订单 ${no} 已超过支付时间，请重新下单`);
};

/** Providers keep a payment open for two hours; most orders expire earlier. */
const OPEN_MS = 2 * 3_600_000;
const H5_MS = 4 * 60_000;
/** Per order; each payment has to be closed at the provider. */
const MAX_PAYMENTS = 20;

const takePayment = async (
  tx: Tx,
  order: PurchaseRow,
  { method, channel, refresh }: OpenPaymentParams,
  now: Date,
): Promise<PaymentRow> => {
  const open = await findOpenPayment(tx, order.id, { method, channel });
  if (open && !refresh && Date.parse(open.expires_at) > now.getTime()) return open;
  const all = await paymentsOf(tx, order.id);
  if (all.length >= MAX_PAYMENTS) throw new Conflict(`订单 ${order.no} 换二维码过于频繁，请取消后重新下单`);
  if (open) await changePayment(tx, open.pay_no, 'close');
  return insertPayment(tx, {
    pay_no: newPayNumber(order.no),
    order_id: order.id,
    method,
    channel,
    amount: order.pay_amount,
    status: 'waiting',
    created_at: now,
    expires_at: new Date(Math.min(Date.parse(order.expires_at), now.getTime() + OPEN_MS)),
  });
};

const askForUrl = async (
  { db, settings, clock, log, payments }: Parts,
  provider: PaymentProvider,
  order: PurchaseRow,
  payment: PaymentRow,
  ip: string,
): Promise<string> => {
  try {
    const url = await provider.open({
      payNo: payment.pay_no,
      channel: payment.channel,
      amount: fenOf(payment.amount),
      title: `农小蜂-${order.items[0]?.title ?? '订单'}`.slice(0, 60),
      expiresAt: new Date(payment.expires_at),
      returnUrl: `${settings.publicUrl}/home/order/payment/id/${order.id}`,
      ip,
    });
    await setPayUrl(db, payment.pay_no, url);
    return url;
  } catch (error) {
    if (error instanceof PaymentUnanswered)
      throw new Unavailable(`${TITLES[payment.method]}没有回应，请稍后重试或改用其他支付方式`);
    if (!(error instanceof PaymentRejected)) throw error;
    log.warn({ payment: payment.pay_no, code: error.code }, 'the provider refused a payment');
    // It may already have been paid or closed under this number.
    await askProvider({ db, payments, clock }, payment);
    await changePayment(db, payment.pay_no, 'fail');
    throw new Unavailable(`${TITLES[payment.method]}暂时不可用，请刷新页面查看订单状态，或改用其他支付方式`);
  }
};
