import type { PayMethod } from '@bee/contracts/resource/payment';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, PaymentNoticeTable } from '../../../../db/schema.ts';
import type { Notice } from '../../../../providers/payment/payment-provider.ts';
import { isPollDue } from './poll-backoff.ts';

export type StoredNotice = Selectable<PaymentNoticeTable>;

/** Stores a verified notification before it is processed; a redelivery returns the stored row. */
export const storeWebhookEvent = async (
  db: Kysely<Database>,
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

export const recordOutcome = async (db: Kysely<Database>, id: number, outcome: string, now: Date): Promise<void> => {
  await db.updateTable('payment_notice').set({ processed_at: now, outcome }).where('id', '=', id).execute();
};

/** Keeps the outcome that another process has recorded. */
export const recordFirstOutcome = async (
  db: Kysely<Database>,
  id: number,
  outcome: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('payment_notice')
    .set({ processed_at: now, outcome })
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute();
};

/** Claims unprocessed notifications received by `before`, each for one process. */
export const takePending = async (
  db: Kysely<Database>,
  before: Date,
  now: Date,
  most: number,
): Promise<StoredNotice[]> => {
  const { rows } = await sql<StoredNotice>`
    update payment_notice set tried_at = ${now} where id in (
      select id from payment_notice
      where processed_at is null and received_at <= ${before}
        and (tried_at is null or ${isPollDue(now, sql`tried_at`, sql`received_at`)})
      order by coalesce(tried_at, received_at) limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
};
