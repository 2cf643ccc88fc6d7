import { fenOf, yuanText } from '@bee/domain/money';
import type { Db, Tx } from '../../../../db/schema.ts';
import type { RefundState } from '../../../../providers/payment/payment-provider.ts';
import { type MemberRow, takeBackFirstOrder } from '../../../identity/index.ts';
import { movePointsOf } from '../../order/service/order-points.ts';
import { addStep, changeOrder } from '../../order/store/change-order.ts';
import { notifyRefunded } from '../../order/store/fulfil-order.ts';
import { type PurchaseRow, withOwner } from '../../order/store/member-lock.ts';
import { takeBackTerm } from '../../order/store/membership-ledger.ts';
import { changeRefund } from '../store/change-refund.ts';
import { findRefundedOrder, readRefundMoney, readRefundStatus } from '../store/refund.repository.ts';

/** Applies the provider's result of a refund. Idempotent. */
export const finishRefund = async (
  db: Db,
  /** Number at the provider, with the attempt as a suffix if it is not the first. */
  refundNo: string,
  state: RefundState,
  now: Date,
): Promise<'done' | 'failed' | 'known' | 'unknown refund' | 'wrong refund' | 'waiting'> => {
  if (state.status !== 'done' && state.status !== 'failed') return 'waiting';
  const refundId = refundNo.split('-')[0] ?? '';
  const found = await findRefundedOrder(db, refundId);
  if (!found) return 'unknown refund';
  const outcome = await withOwner(db, found.order_id, async (tx, member, order) => {
    if (state.status === 'failed') {
      const isNew = await changeRefund(tx, refundId, 'fail', { failure: state.failure.slice(0, 300) });
      return isNew ? 'failed' : 'known';
    }
    if (!(await changeRefund(tx, refundId, 'finish', { done_at: state.at, trade_no: state.tradeNo, failure: '' })))
      return afterTheEnd(tx, refundId);
    await moneyIsBack(tx, { member, order, refundId, now });
    return 'done';
  });
  return outcome ?? 'unknown refund';
};

/** Money refunded by the provider although the refund was rejected here needs manual review. */
const afterTheEnd = async (tx: Tx, id: string): Promise<'known' | 'wrong refund'> => {
  const { status } = await readRefundStatus(tx, id);
  return status === 'done' ? 'known' : 'wrong refund';
};

type Back = { member: MemberRow; order: PurchaseRow; refundId: string; now: Date };

const moneyIsBack = async (tx: Tx, { member, order, refundId, now }: Back): Promise<void> => {
  const { amount, cause, reason } = await readRefundMoney(tx, refundId);
  const text = `已退款 ${amount} 元，原路退回`;
  await notifyRefunded(tx, order, { id: refundId, fen: fenOf(amount), reason }, now);
  // A late or double payment never belonged to the order.
  if (cause === 'late' || cause === 'double') return addStep(tx, order.id, order.status, text, now);
  const refunded = fenOf(order.refunded) + fenOf(amount);
  const set = { refunded: yuanText(refunded) };
  if (refunded < fenOf(order.pay_amount)) {
    await changeOrder(tx, order.id, 'keepPaid', { text, now, set });
    return;
  }
  await changeOrder(tx, order.id, 'refundAll', { text, now, set });
  await takeBackTerm(tx, member, order, now);
  await movePointsOf(tx, order, 'refund', now);
  await takeBackFirstOrder(tx, member.uid, now);
};
