import { type OrderEvent, orderEvents } from '@bee/domain/order-state';
import type { Updateable } from 'kysely';
import type { Database, Tx } from '../../../../db/schema.ts';

type Change = {
  /** Shown to the member in the order history. */
  text: string;
  now: Date;
  /** Columns that change together with the status. */
  set?: Omit<Updateable<Database['purchase']>, 'status'>;
};

/**
 * The only place where the status of an order changes.
 * @returns false, with nothing changed, if the current status does not allow the event
 */
export const changeOrder = async (
  tx: Tx,
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

/** Adds an entry to the order history without changing the status. */
export const addStep = async (
  tx: Tx,
  order_id: string,
  status: Database['purchase']['status'],
  text: string,
  at: Date,
): Promise<void> => {
  await tx.insertInto('purchase_step').values({ order_id, status, text, at }).execute();
};
