import type { Invoice } from '@bee/contracts/resource/invoice';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type InvoiceChange = {
  from: Invoice['status'];
  status: 'issuing' | 'issued' | 'rejected';
  /** Of the issued invoice. */
  no: string;
  /** Of the rejection. */
  reason: string;
  /** Its PDF. */
  fid?: string;
  operator: number;
  now: Date;
};

/**
 * The invoice and its orders; a rejection sets them free. For who holds the lock of the member.
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
    })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    update purchase set invoice_status = ${status}
    where id in (select order_id from invoice_order where invoice_id = ${id} and live)`.execute(tx);
  if (status === 'rejected')
    await tx.updateTable('invoice_order').set({ live: false }).where('invoice_id', '=', id).execute();
  return true;
};

export const isNumberTaken = (error: unknown): boolean =>
  (error as { constraint?: unknown }).constraint === 'invoice_no';
