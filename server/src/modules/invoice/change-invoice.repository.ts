import type { Invoice } from '@bee/contracts/resource/invoice';
import { isLive } from '@bee/domain/invoice-state';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type InvoiceChange = {
  from: Invoice['status'];
  status: 'issuing' | 'issued' | 'rejected' | 'reversed';
  /** Of the issued invoice, or of the red one. */
  no: string;
  /** Of the rejection or the reversal. */
  reason: string;
  /** Its PDF. */
  fid?: string;
  operator: number;
  now: Date;
};

/**
 * The invoice and its orders; a rejection or a reversal sets them free. For who holds the lock of the member.
 * @returns whether it still was where the change begins
 */
export const changeInvoice = async (
  tx: Kysely<Database>,
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
 * Blue and red invoices share one row of numbers, which no single index can watch: who uses a number waits for others
 * that do. For after the change, in its transaction.
 */
export const isNumberTwice = async (tx: Kysely<Database>, no: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`invoice ${no}`}))`.execute(tx);
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses
    from (select no from invoice where no = ${no} union all select red_no from invoice where red_no = ${no}) as used`.execute(
    tx,
  );
  return (rows[0]?.uses ?? 0) > 1;
};
