import type { Order } from '@bee/contracts/resource/order';
import { DAY_MS } from '@bee/domain/calendar-day';
import { DAYS_TO_INVOICE, type InvoiceableOrder } from '@bee/domain/invoice-orders';
import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { orderColumns } from '../../order/store/order.repository.ts';

export type OrderToInvoice = Order & Pick<InvoiceableOrder, 'invoiced' | 'refunding'>;

const invoiced = sql`exists (select from invoice_order io where io.order_id = purchase.id and io.live)`;
const refunding = sql`exists (
  select from refund r where r.order_id = purchase.id
    and r.cause in ('member', 'operator') and r.status in ('requested', 'approved', 'sent', 'failed'))`;

/** The given orders that belong to the member, oldest first. */
export const readOrdersToInvoice = (
  db: Db,
  uid: number,
  ids: readonly string[],
  now: Date,
) => queryRows<OrderToInvoice>(db)`
    select ${orderColumns(now)}, ${invoiced} as invoiced, ${refunding} as refunding
    from purchase where uid = ${uid} and id = any(${[...ids]}) order by created_at, id`;

/** The given ids that are orders of any member. */
export const knownOrders = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('purchase').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};

/** Orders of a member that may be invoiced; same rule as `whyNotInvoiced`, which is checked again on submit. */
export const invoiceableOrders = (uid: number, now: Date): RawBuilder<unknown> => sql`
  select ${orderColumns(now)} from purchase
  where uid = ${uid} and status = 'paid' and pay_amount > refunded
    and paid_at >= ${new Date(now.getTime() - DAYS_TO_INVOICE * DAY_MS)}
    and not ${invoiced} and not ${refunding}`;
