import { type RefundEvent, refundEvents } from '@bee/domain/payment-state';
import type { Updateable } from 'kysely';
import type { Database, Db } from '../../../../db/schema.ts';

/**
 * The only place where the status of a refund changes.
 * @returns false if the current status does not allow the event
 */
export const changeRefund = async (
  db: Db,
  id: string,
  event: RefundEvent,
  set: Omit<Updateable<Database['refund']>, 'status'> = {},
): Promise<boolean> => {
  const { from, to } = refundEvents[event];
  const { numUpdatedRows } = await db
    .updateTable('refund')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
