import type { Invoice } from '@bee/contracts/resource/invoice';
import { isLive } from '@bee/domain/invoice-state';
import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../../db/schema.ts';

export const findByToken = async (tx: Tx, uid: number, token: string) =>
  tx
    .selectFrom('invoice')
    .select(['id', 'status', 'type', 'title', 'email', 'mobile', 'remark'])
    .select(sql<string[]>`array(select order_id from invoice_order io where io.invoice_id = invoice.id)`.as('ids'))
    .where('uid', '=', uid)
    .where('form_token', '=', token)
    .executeTakeFirst();

export type SubmittedInvoice = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** Inserts an invoice over the orders. Requires the member's lock. */
export const insertInvoice = async (
  tx: Tx,
  invoice: Insertable<Database['invoice']> & { status: 'submitted' },
  orderIds: readonly string[],
): Promise<void> => {
  await tx.insertInto('invoice').values(invoice).execute();
  await tx
    .insertInto('invoice_order')
    .values(orderIds.map((order_id) => ({ invoice_id: invoice.id, order_id })))
    .execute();
  await tx.updateTable('purchase').set({ invoice_status: invoice.status }).where('id', 'in', orderIds).execute();
};

export type InvoiceChange = {
  from: Invoice['status'];
  status: 'issuing' | 'issued' | 'rejected' | 'reversed';
  /** Number of the issued invoice or of the red invoice. */
  no: string;
  /** Reason for the rejection or reversal. */
  reason: string;
  /** The PDF file. */
  fid?: string;
  operator: number;
  now: Date;
};

/**
 * Changes an invoice and its orders; a rejection or reversal releases the orders. Requires the member's lock.
 * @returns false if the invoice is no longer in the `from` status
 */
export const changeInvoice = async (
  tx: Tx,
  uid: number,
  id: string,
  { from, status, no, reason, fid, operator, now }: InvoiceChange,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('invoice')
    .set({
      status,
      handled_by: operator,
      ...(status === 'issued' && { no, fid, issued_at: now }),
      ...(status === 'rejected' && { reject_reason: reason }),
      ...(status === 'reversed' && { reject_reason: reason, red_no: no, red_fid: fid, reversed_at: now }),
    })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    update purchase set invoice_status = ${status}
    where id in (select order_id from invoice_order where invoice_id = ${id} and live)`.execute(tx);
  if (!isLive(status))
    await tx.updateTable('invoice_order').set({ live: false }).where('invoice_id', '=', id).execute();
  return true;
};

export const isNumberTaken = (error: unknown): boolean =>
  ['invoice_no', 'invoice_red_no'].includes(String((error as { constraint?: unknown }).constraint));

/**
 * Blue and red invoices share one number range, which a single index cannot cover: an advisory lock serializes all uses
 * of a number. Call it after the change, in the same transaction.
 */
export const isNumberTwice = async (tx: Tx, no: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`invoice ${no}`}))`.execute(tx);
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses
    from (select no from invoice where no = ${no} union all select red_no from invoice where red_no = ${no}) as used`.execute(
    tx,
  );
  return (rows[0]?.uses ?? 0) > 1;
};
