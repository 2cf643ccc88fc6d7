import type { PayMethod } from '@bee/contracts/resource/payment';
import { fenOf, yuanText } from '@bee/domain/money';
import type { Db, Tx } from '../../../../db/schema.ts';
import type { PaidTrade } from '../../../../providers/payment/payment-provider.ts';
import type { MemberRow } from '../../../identity/index.ts';
import { findQuote } from '../../custom-order/store/custom-order.repository.ts';
import {
  changePayment,
  closePaymentsOf,
  findPayment,
  type PaymentRow,
} from '../../payment/store/payment.repository.ts';
import { addRefund } from '../../refund/store/add-refund.ts';
import { addStep, changeOrder } from '../store/change-order.ts';
import { fulfilOrder, monthsOf, notifyPaid } from '../store/fulfil-order.ts';
import { type PurchaseRow, withOwner } from '../store/member-lock.ts';
import { isMembership } from '../store/membership-ledger.ts';
import { findUnpaidOf, isTargetPaid } from '../store/order.repository.ts';
import { closeOrder } from './close-order.ts';
import { movePointsOf } from './order-points.ts';

/** Outcome of a payment that the provider reports as successful. Only the first two fulfil the order. */
export type PaymentResult =
  | 'paid'
  | 'reopened'
  /** Paid after the order was closed, or for the second time: the payment is refunded. */
  | 'refunded late'
  | 'refunded double'
  /** Already settled. */
  | 'known'
  /**
   * Not a payment of this installation, or not the expected amount: nothing changes and an operator has to look at it.
   */
  | 'unknown payment'
  | 'wrong amount'
  | 'wrong seller'
  | 'wrong app';

/** Expected recipient: the merchant account and app of this installation. */
export type Payee = { method: PaymentRow['method']; seller: string; appId: string };

/**
 * Settles a successful payment. Idempotent: webhooks and queries may report the same payment repeatedly or
 * concurrently.
 * @returns the outcome, after the commit
 */
export const applyPayment = async (db: Db, payee: Payee, trade: PaidTrade, now: Date): Promise<PaymentResult> => {
  const found = await findPayment(db, trade.payNo);
  if (!found || found.method !== payee.method) return 'unknown payment';
  if (trade.amount !== fenOf(found.amount)) return 'wrong amount';
  if (trade.seller !== payee.seller) return 'wrong seller';
  if (trade.appId !== payee.appId) return 'wrong app';
  const settled = await withOwner(db, found.order_id, (tx, member, order) =>
    settleWithin(tx, { member, order, trade, method: found.method, now }),
  );
  return settled ?? 'unknown payment';
};

type Settling = { member: MemberRow; order: PurchaseRow; trade: PaidTrade; method: PayMethod; now: Date };

/** Requires the member's row lock. */
const settleWithin = async (tx: Tx, settling: Settling): Promise<PaymentResult> => {
  const { order, trade, now } = settling;
  const { payNo, tradeNo, paidAt } = trade;
  const isNew = await changePayment(tx, payNo, 'succeed', { trade_no: tradeNo, paid_at: paidAt, closed_at: now });
  if (!isNew) return 'known';
  const canFulfil = !isMembership(order.kind) || monthsOf(order.kind, order.plan_id) !== undefined;
  if (order.status === 'unpaid' && canFulfil) return pay(tx, settling);
  if (order.status === 'expired' && canFulfil && (await mayReopen(tx, settling))) return reopen(tx, settling);
  // The order can no longer be fulfilled: close it and refund the payment.
  if (order.status === 'unpaid')
    await closeOrder(tx, order, 'expire', { text: '商品已停售，订单关闭', reason: '', now });
  const cause = ['unpaid', 'cancelled', 'expired'].includes(order.status) ? 'late' : 'double';
  await sendBack(tx, settling, cause);
  return `refunded ${cause}`;
};

const pay = async (tx: Tx, { member, order, trade, method, now }: Settling): Promise<PaymentResult> => {
  const set = { pay_method: method, paid_at: trade.paidAt };
  if (!(await changeOrder(tx, order.id, 'pay', { text: '支付成功', now, set }))) throw new Error('was not unpaid');
  await closePaymentsOf(tx, order.id, trade.payNo);
  await notifyPaid(tx, order, await fulfilOrder(tx, member, order, now), now);
  return 'paid';
};

/**
 * Reopens only if the points are still available and, except for memberships, no other order for the same product is
 * paid.
 */
const mayReopen = async (tx: Tx, { member, order }: Settling): Promise<boolean> => {
  if (member.score < order.points_used) return false;
  if (isMembership(order.kind)) return true;
  // A changed quote is a different offer.
  if (order.kind === 'custom' && !(await isQuotedAt(tx, order))) return false;
  return !(await isTargetPaid(tx, member.uid, order.target));
};

const isQuotedAt = async (tx: Tx, { target, amount }: PurchaseRow): Promise<boolean> => {
  const request = await findQuote(tx, target.slice('custom:'.length));
  return request?.price === amount && request.status !== 'declined';
};

const reopen = async (tx: Tx, { member, order, trade, method, now }: Settling): Promise<PaymentResult> => {
  const set = { pay_method: method, paid_at: trade.paidAt };
  if (!(await changeOrder(tx, order.id, 'reopen', { text: '支付较晚，订单已恢复', now, set })))
    throw new Error('was not expired');
  if (!(await movePointsOf(tx, order, 'spendAgain', now))) throw new Error('points are not there');
  await closeNewer(tx, order, now);
  await notifyPaid(tx, order, await fulfilOrder(tx, member, order, now), now);
  return 'reopened';
};

/** Cancels a newer unpaid order for the same product, so that it is not paid twice. */
const closeNewer = async (tx: Tx, { uid, target, no }: PurchaseRow, now: Date): Promise<void> => {
  const newer = await findUnpaidOf(tx, uid, target);
  if (newer) await closeOrder(tx, newer, 'cancel', { text: `同类订单 ${no} 已支付`, reason: '同类订单已支付', now });
};

const reasons = { late: '订单关闭后才收到付款，原路退回', double: '同一订单收到第二笔付款，原路退回' } as const;

const sendBack = async (tx: Tx, { order, trade, now }: Settling, cause: 'late' | 'double'): Promise<void> => {
  const reason = reasons[cause];
  await addRefund(tx, { order, payNo: trade.payNo, cause, amount: trade.amount, reason, now });
  const status = order.status === 'unpaid' ? 'expired' : order.status;
  await addStep(tx, order.id, status, `${reason}（${yuanText(trade.amount)} 元）`, now);
};
