import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { closePaymentsOf } from '../payment/payment.repository.ts';
import { changeOrder } from './change-order.ts';
import type { PurchaseRow } from './member-lock.ts';
import { movePointsOf } from './order-points.ts';

type Closing = { text: string; reason: string; now: Date };

/**
 * Ends an unpaid order: its points go back and its payments are closed here; the reconciler closes them at the provider,
 * and what was paid all the same is settled as late. @returns false where it is no longer unpaid
 */
export const closeOrder = async (
  tx: Kysely<Database>,
  order: PurchaseRow,
  event: 'cancel' | 'expire',
  { text, reason, now }: Closing,
): Promise<boolean> => {
  if (!(await changeOrder(tx, order.id, event, { text, now, set: { cancel_reason: reason } }))) return false;
  await movePointsOf(tx, order, 'giveBack', now);
  await closePaymentsOf(tx, order.id, null);
  return true;
};
