import type { ParsedRequestFor } from '@bee/contracts/operations';
import { DAY_MS } from '@bee/domain/calendar-day';
import { isLive } from '@bee/domain/invoice-state';
import { fenOf } from '@bee/domain/money';
import { DAYS_TO_REFUND } from '@bee/domain/order-state';
import type { Db, Tx } from '../../../../db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../http/errors.ts';
import { changeOrder } from '../../order/store/change-order.ts';
import { notifyRefundRejected } from '../../order/store/fulfil-order.ts';
import { type PurchaseRow, withOwner } from '../../order/store/member-lock.ts';
import { addRefund, refundableOf, settlingPayment } from '../store/add-refund.ts';
import { changeRefund } from '../store/change-refund.ts';
import { findRefund, findRequested, type RefundRow, setHandler } from '../store/refund.repository.ts';

/** @throws NotFound if the order belongs to another member, Conflict if it cannot be refunded */
export const askRefund = async (
  db: Db,
  uid: number,
  { id, reason }: ParsedRequestFor<'order/applyRefund'>,
  now: Date,
): Promise<void> => {
  const found = await withOwner(db, id, async (tx, member, order) => {
    if (member.uid !== uid) return 'not theirs';
    checkRefundable(order);
    if (now.getTime() - Date.parse(order.paid_at ?? '') > DAYS_TO_REFUND * DAY_MS)
      throw new Conflict(`订单 ${order.no} 付款已超过 ${DAYS_TO_REFUND} 天，不能自助退款，请联系客服`);
    const payNo = await payNoOf(tx, order);
    await addRefund(tx, { order, payNo, cause: 'member', amount: await refundableOf(tx, payNo), reason, now });
    await changeOrder(tx, id, 'askRefund', { text: `申请退款：${reason}`, now });
    return 'asked';
  });
  if (found !== 'asked') throw new NotFound('订单不存在，请在“我的订单”里查找');
};

/**
 * Full or partial refund started by an operator.
 * @returns the refund id
 */
export const startRefund = async (
  db: Db,
  operator: number,
  { order_id, amount, reason }: ParsedRequestFor<'ops/startRefund'>,
  now: Date,
): Promise<string> => {
  const id = await withOwner(db, order_id, async (tx, _member, order) => {
    checkRefundable(order);
    const payNo = await payNoOf(tx, order);
    const refund = await addRefund(tx, { order, payNo, cause: 'operator', amount: fenOf(amount), reason, now });
    await setHandler(tx, refund, operator);
    await changeOrder(tx, order_id, 'askRefund', { text: `客服发起退款 ${amount} 元：${reason}`, now });
    return refund;
  });
  if (!id) throw new NotFound('这份订单不存在');
  return id;
};

const checkRefundable = ({ no, status, invoice_status }: PurchaseRow): void => {
  if (status !== 'paid') throw new Conflict(`订单 ${no} 现在不能退款，请刷新页面查看最新状态`);
  if (isLive(invoice_status)) throw new Conflict(`订单 ${no} 已申请发票，请先联系客服作废发票再退款`);
};

const payNoOf = async (tx: Tx, { id, no }: PurchaseRow): Promise<string> => {
  const payNo = await settlingPayment(tx, id);
  if (!payNo) throw new Conflict(`订单 ${no} 没有可以原路退回的付款，请联系客服`);
  return payNo;
};

/** Withdrawn by the member before the refund is approved. */
export const withdrawRefund = async (db: Db, uid: number, id: string, now: Date): Promise<void> => {
  const found = await withOwner(db, id, async (tx, member, order) => {
    if (member.uid !== uid) return 'not theirs';
    const refund = await findRequested(tx, id);
    if (!refund || !(await changeRefund(tx, refund.id, 'withdraw', { done_at: now })))
      throw new Conflict(`订单 ${order.no} 的退款已在处理，不能撤回`);
    await changeOrder(tx, id, 'keepPaid', { text: '撤回退款申请', now });
    return 'withdrawn';
  });
  if (found !== 'withdrawn') throw new NotFound('订单不存在，请在“我的订单”里查找');
};

/** Approves, rejects or retries a refund. If two operators act concurrently, the second gets a Conflict. */
export const reviewRefund = async (
  db: Db,
  operator: number,
  { id, action, amount, note }: ParsedRequestFor<'ops/reviewRefund'>,
  now: Date,
): Promise<void> => {
  const refund = await findRefund(db, id);
  const done =
    refund &&
    (await withOwner(db, refund.order_id, async (tx, _member, order) => {
      const isDone = await steps[action](tx, refund, { order, operator, amount, note, now });
      if (!isDone) throw new Conflict('这份退款的状态已变化，请刷新列表');
      return true;
    }));
  if (!done) throw new NotFound('这份退款不存在');
};

type Review = { order: PurchaseRow; operator: number; amount: string | undefined; note: string; now: Date };
type Step = (tx: Tx, refund: RefundRow, review: Review) => Promise<boolean>;

const steps: Record<'approve' | 'reject' | 'retry', Step> = {
  approve: async (tx, refund, { operator, amount, note, now }) => {
    if (amount !== undefined && (fenOf(amount) <= 0 || fenOf(amount) > fenOf(refund.amount)))
      throw new InvalidInput(`退款金额应在 0.01 至 ${refund.amount} 元之间`, 'amount');
    const set = { handled_by: operator, note, amount: amount ?? refund.amount, sendable_at: now };
    return changeRefund(tx, refund.id, 'approve', set);
  },
  reject: async (tx, refund, { order, operator, note, now }) => {
    if (!note) throw new InvalidInput('请写明拒绝的原因，会员会看到', 'note');
    if (refund.cause === 'late' || refund.cause === 'double')
      throw new Conflict('这笔钱不属于订单，必须退回，不能拒绝；支付方拒绝时请重试');
    if (!(await changeRefund(tx, refund.id, 'reject', { handled_by: operator, note, done_at: now }))) return false;
    if (refund.cause === 'member' || refund.cause === 'operator')
      await changeOrder(tx, refund.order_id, 'keepPaid', { text: `退款未通过：${note}`, now });
    await notifyRefundRejected(tx, order, { id: refund.id, note }, now);
    return true;
  },
  // A refund number that failed at the provider cannot be reused. The state of earlier numbers is queried before
  // sending.
  retry: (tx, refund, { operator, now }) => {
    const again = { sendable_at: now, attempt: refund.attempt + 1 };
    return changeRefund(tx, refund.id, 'retry', { handled_by: operator, ...again });
  },
};
