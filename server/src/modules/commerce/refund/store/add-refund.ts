import type { RefundCause } from '@bee/contracts/entity/refund';
import { type Fen, fenOf, yuanText } from '@bee/domain/money';
import type { Tx } from '../../../../db/schema.ts';
import { Conflict } from '../../../../http/errors.ts';
import { newRefundNumber } from '../../order/model/order-number.ts';
import type { PurchaseRow } from '../../order/store/member-lock.ts';

type NewRefund = {
  order: Pick<PurchaseRow, 'id' | 'no'>;
  payNo: string;
  cause: RefundCause;
  amount: Fen;
  reason: string;
  now: Date;
};

/**
 * Creates a refund under the member's lock. Refunds that need no approval are sent by the next run of the job.
 * @throws Conflict if the refunds of the payment would exceed its amount
 */
export const addRefund = async (tx: Tx, { order, payNo, cause, amount, reason, now }: NewRefund): Promise<string> => {
  const left = await refundableOf(tx, payNo);
  if (amount <= 0 || amount > left)
    throw new Conflict(`订单 ${order.no} 最多还可退 ${yuanText(left)} 元，请改小退款金额`, 'amount');
  const { id } = await tx
    .insertInto('refund')
    .values({
      id: newRefundNumber(),
      order_id: order.id,
      pay_no: payNo,
      cause,
      status: cause === 'member' ? 'requested' : 'approved',
      amount: yuanText(amount),
      reason,
      created_at: now,
      sendable_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Amount of a payment that is neither refunded nor being refunded. */
export const refundableOf = async (tx: Tx, payNo: string): Promise<Fen> => {
  const payment = await tx
    .selectFrom('payment')
    .select('amount')
    .where('pay_no', '=', payNo)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (!payment) return 0;
  const refunds = await tx
    .selectFrom('refund')
    .select('amount')
    .where('pay_no', '=', payNo)
    .where('status', 'not in', ['rejected', 'withdrawn'])
    .execute();
  return refunds.reduce((left, { amount }) => left - fenOf(amount), fenOf(payment.amount));
};

/** The payment that fulfilled the order, as opposed to a late or double payment, which is refunded. */
export const settlingPayment = async (tx: Tx, orderId: string): Promise<string | null> => {
  const found = await tx
    .selectFrom('payment')
    .select('pay_no')
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .where('pay_no', 'not in', tx.selectFrom('refund').select('pay_no').where('cause', 'in', ['late', 'double']))
    .executeTakeFirst();
  return found?.pay_no ?? null;
};
