import type { PayMethod } from '@bee/contracts/resource/payment';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../../db/schema.ts';
import type { Notice } from '../../../../providers/payment/payment-provider.ts';

export type StoredNotice = Selectable<Database['payment_notice']>;

/** Stores a verified notification before it is processed; a redelivery returns the stored row. */
export const storeWebhookEvent = async (
  db: Db,
  method: PayMethod,
  notice: Notice,
  now: Date,
): Promise<StoredNotice> => {
  const { rows } = await sql<StoredNotice>`
    insert into payment_notice (method, key, body, received_at)
    values (${method}, ${notice.key}, ${JSON.stringify(notice)}::jsonb, ${now})
    on conflict (method, key) do update set key = excluded.key
    returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a notification was neither kept nor there');
  return row;
};

export const recordOutcome = async (db: Db, id: number, outcome: string, now: Date): Promise<void> => {
  await db.updateTable('payment_notice').set({ processed_at: now, outcome }).where('id', '=', id).execute();
};

/** Keeps the outcome that another process has recorded. */
export const recordFirstOutcome = async (db: Db, id: number, outcome: string, now: Date): Promise<void> => {
  await db
    .updateTable('payment_notice')
    .set({ processed_at: now, outcome })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute();
};

export const listPending = async (db: Db, receivedBefore: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('payment_notice')
    .select('id')
    .where('processed_at', 'is', null)
    .where('received_at', '<=', receivedBefore.toISOString())
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => String(id));
};

export const findPending = (db: Db, id: number): Promise<StoredNotice | undefined> =>
  db.selectFrom('payment_notice').selectAll().where('id', '=', id).where('processed_at', 'is', null).executeTakeFirst();
