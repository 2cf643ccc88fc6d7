import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../../../../db/schema.ts';

export type RefundRow = Selectable<Database['refund']>;

export const findRefund = (db: Db, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

export const findRefundedOrder = (db: Db, id: string) =>
  db.selectFrom('refund').select('order_id').where('id', '=', id).executeTakeFirst();

export const readRefundStatus = (tx: Tx, id: string) =>
  tx.selectFrom('refund').select('status').where('id', '=', id).executeTakeFirstOrThrow();

export const readRefundMoney = (tx: Tx, id: string) =>
  tx.selectFrom('refund').select(['amount', 'cause', 'reason']).where('id', '=', id).executeTakeFirstOrThrow();

/** The refund of an order that waits for approval. */
export const findRequested = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .executeTakeFirst();

export const setHandler = async (tx: Tx, id: string, operator: number): Promise<void> => {
  await tx.updateTable('refund').set({ handled_by: operator }).where('id', '=', id).execute();
};

/** Refunds that the provider has not finished yet. */
const unfinished = (db: Db) => db.selectFrom('refund').where('status', 'in', ['approved', 'sent']);

export const listUnfinished = async (db: Db): Promise<string[]> => {
  const rows = await unfinished(db).select('id').orderBy('created_at').execute();
  return rows.map(({ id }) => id);
};

export const findUnfinished = (db: Db, id: string): Promise<RefundRow | undefined> =>
  unfinished(db).selectAll().where('id', '=', id).executeTakeFirst();
