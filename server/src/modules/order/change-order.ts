import { type OrderEvent, orderEvents } from '@bee/domain/order-state';
import type { Kysely, Updateable } from 'kysely';
import type { PurchaseTable } from '../../db/schema/order.ts';
import type { Database } from '../../db/schema.ts';

type Change = {
  /** What the member reads of it. */
  text: string;
  now: Date;
  /** Columns that change with the status. */
  set?: Omit<Updateable<PurchaseTable>, 'status'>;
};

/**
 * The only place where the status of an order changes.
 * @returns false, with nothing changed, where the event cannot happen in the state in which the order is
 */
export const changeOrder = async (
  tx: Kysely<Database>,
  id: string,
  event: OrderEvent,
  { text, now, set }: Change,
): Promise<boolean> => {
  const { from, to } = orderEvents[event];
  const { numUpdatedRows } = await tx
    .updateTable('purchase')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addStep(tx, id, to, text, now);
  return true;
};

/** Something worth telling that leaves the status as it is. */
export const addStep = async (
  tx: Kysely<Database>,
  order_id: string,
  status: PurchaseTable['status'],
  text: string,
  at: Date,
): Promise<void> => {
  await tx.insertInto('purchase_step').values({ order_id, status, text, at }).execute();
};
