import type { PayChannel, PayMethod } from '@bee/contracts/resource/payment';
import { type PaymentEvent, paymentEvents } from '@bee/domain/payment-state';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Database, Db, Tx } from '../../../../db/schema.ts';

export type PaymentRow = Selectable<Database['payment']>;

/**
 * The only place where the status of a payment changes.
 * @returns false if the current status does not allow the event
 */
export const changePayment = async (
  db: Db,
  payNo: string,
  event: PaymentEvent,
  set: Omit<Updateable<Database['payment']>, 'status'> = {},
): Promise<boolean> => {
  const { from, to } = paymentEvents[event];
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ ...set, status: to })
    .where('pay_no', '=', payNo)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Closes all open payments of an order, so that they are no longer payable; a job closes them at the provider.
 * @param paid the paid payment, which is excluded
 */
export const closePaymentsOf = async (tx: Tx, orderId: string, paid: string | null): Promise<void> => {
  const { from, to } = paymentEvents.close;
  await tx
    .updateTable('payment')
    .set({ status: to })
    .where('order_id', '=', orderId)
    .where('status', 'in', from)
    .where('pay_no', 'is distinct from', paid)
    .execute();
};

export const insertPayment = (tx: Tx, payment: Insertable<Database['payment']>): Promise<PaymentRow> =>
  tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();

export const setPayUrl = async (db: Db, payNo: string, url: string): Promise<void> => {
  await db.updateTable('payment').set({ pay_url: url }).where('pay_no', '=', payNo).execute();
};

/** Records that the provider closed a payment that is closed here. */
export const recordClosed = async (db: Db, payNo: string, now: Date): Promise<void> => {
  await db
    .updateTable('payment')
    .set({ closed_at: now })
    .where('pay_no', '=', payNo)
    .where('status', '=', 'closed')
    .execute();
};

export const findPayment = (db: Db, payNo: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('pay_no', '=', payNo).executeTakeFirst();

/** The payment that is currently payable, if any. */
export const findOpenPayment = (
  db: Db,
  orderId: string,
  { method, channel }: { method: PayMethod; channel: PayChannel },
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .where('channel', '=', channel)
    .where('status', 'in', ['waiting', 'scanned'])
    .executeTakeFirst();

export const paymentsOf = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();

/** Payments of unknown state. Includes those that are closed here but not yet at the provider. */
const unresolved = (db: Db) =>
  db
    .selectFrom('payment')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['waiting', 'scanned']),
        eb.and([eb('status', 'in', ['closed', 'failed']), eb('closed_at', 'is', null)]),
      ]),
    );

export const listUnresolved = async (db: Db, openedBefore: Date): Promise<string[]> => {
  const rows = await unresolved(db)
    .select('pay_no')
    .where('created_at', '<=', openedBefore.toISOString())
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ pay_no }) => pay_no);
};

export const findUnresolved = (db: Db, payNo: string): Promise<PaymentRow | undefined> =>
  unresolved(db).selectAll().where('pay_no', '=', payNo).executeTakeFirst();

/** Unresolved payments of an order whose buyer is waiting, each at most once per two seconds in all processes. */
export const takeUnknownOf = (db: Db, orderId: string, now: Date) => queryRows<PaymentRow>(db)`
    update payment set asked_at = ${now} where pay_no in (
      select pay_no from payment
      where order_id = ${orderId}
        and (status in ('waiting', 'scanned') or (status in ('closed', 'failed') and closed_at is null))
        and (asked_at is null or asked_at <= ${now}::timestamptz - interval '2 seconds')
      order by created_at desc limit 5 for update skip locked)
    returning *`;
