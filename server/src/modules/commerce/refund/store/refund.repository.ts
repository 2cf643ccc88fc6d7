import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, RefundTable } from '../../../../db/schema.ts';
import { isPollDue } from '../../payment/store/poll-backoff.ts';

export type RefundRow = Selectable<RefundTable>;

export const findRefund = (db: Kysely<Database>, id: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();

export const findRefundedOrder = (db: Kysely<Database>, id: string) =>
  db.selectFrom('refund').select('order_id').where('id', '=', id).executeTakeFirst();

export const readRefundStatus = (tx: Transaction<Database>, id: string) =>
  tx.selectFrom('refund').select('status').where('id', '=', id).executeTakeFirstOrThrow();

export const readRefundMoney = (tx: Transaction<Database>, id: string) =>
  tx.selectFrom('refund').select(['amount', 'cause', 'reason']).where('id', '=', id).executeTakeFirstOrThrow();

/** The refund of an order that waits for approval. */
export const findRequested = (tx: Transaction<Database>, orderId: string) =>
  tx
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .executeTakeFirst();

export const setHandler = async (tx: Transaction<Database>, id: string, operator: number): Promise<void> => {
  await tx.updateTable('refund').set({ handled_by: operator }).where('id', '=', id).execute();
};

/** Claims approved and sent refunds, each for one process: immediately when new, then with backoff starting at ten seconds. */
export const takeRefunds = async (db: Kysely<Database>, now: Date, most: number): Promise<RefundRow[]> => {
  const { rows } = await sql<RefundRow>`
    update refund set asked_at = ${now} where id in (
      select id from refund
      where status in ('approved', 'sent')
        and (asked_at is null or ${isPollDue(now, sql`asked_at`, sql`coalesce(sendable_at, created_at)`)})
      order by created_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
};
