import type { Tx } from '../../../../db/schema.ts';
import { closePaymentsOf } from '../../payment/store/payment.repository.ts';
import { changeOrder } from '../store/change-order.ts';
import type { PurchaseRow } from '../store/member-lock.ts';
import { movePointsOf } from './order-points.ts';

type Closing = { text: string; reason: string; now: Date };

/**
 * Closes an unpaid order: refunds its points and closes its payments locally. A job closes them at the provider; a
 * payment that still succeeds is handled by `applyPayment`.
 * @returns false if the order is no longer unpaid
 */
export const closeOrder = async (
  tx: Tx,
  order: PurchaseRow,
  event: 'cancel' | 'expire',
  { text, reason, now }: Closing,
): Promise<boolean> => {
  if (!(await changeOrder(tx, order.id, event, { text, now, set: { cancel_reason: reason } }))) return false;
  await movePointsOf(tx, order, 'giveBack', now);
  await closePaymentsOf(tx, order.id, null);
  return true;
};
