import type { Refund } from '@bee/contracts/entity/refund';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Order, OrderDetail, OrderStatus } from '@bee/contracts/resource/order';
import { type Insertable, sql } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Database, Db, Tx } from '../../../../db/schema.ts';

export const orderLabels: Record<OrderStatus, string> = {
  unpaid: '待支付',
  paid: '已支付',
  cancelled: '已取消',
  expired: '已过期',
  refunding: '退款中',
  refunded: '已退款',
};

export const listOrders = (db: Db, uid: number, { status, ...paging }: ParsedRequestFor<'order/getList'>, now: Date) =>
  listPage<Order>(db, paging, {
    rows: ordersOf(uid, now),
    filters: { status },
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: orderLabels,
  });

/** History of an order, in addition to the order itself. */
export type OrderStory = Pick<OrderDetail, 'steps' | 'refunds' | 'invoice_id' | 'cancel_reason'> & { target: string };

/** Also undefined if the order belongs to another member. */
export const findOrder = async (
  db: Db,
  uid: number,
  id: string,
  now: Date,
): Promise<(Order & OrderStory) | undefined> => {
  const { rows } = await sql<Order & { cancel_reason: string; target: string }>`
    select mine.*, p.cancel_reason, p.target from (${ordersOf(uid, now)}) as mine join purchase p using (id)
    where id = ${id}`.execute(db);
  const order = rows[0];
  if (!order) return undefined;
  const [steps, refunds, invoice] = await Promise.all([stepsOf(db, id), refundsOf(db, id), invoiceOf(db, id)]);
  return { ...order, steps, refunds, invoice_id: invoice };
};

/** Unpaid order for a product, including an expired order that the job has not closed yet. */
export const findUnpaidOf = (db: Db, uid: number, target: string) =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('uid', '=', uid)
    .where('target', '=', target)
    .where('status', '=', 'unpaid')
    .executeTakeFirst();

/** Unpaid order for a product that can still be paid. */
export const findPayableOf = (db: Db, uid: number, target: string, now: Date) =>
  db
    .selectFrom('purchase')
    .select(['id', 'plan_id', 'pay_amount', 'expires_at'])
    .where('uid', '=', uid)
    .where('target', '=', target)
    .where('status', '=', 'unpaid')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Whether the member has an order for a product that is paid or being refunded. */
export const isTargetPaid = async (db: Db, uid: number, target: string): Promise<boolean> => {
  const order = await db
    .selectFrom('purchase')
    .select('id')
    .where('uid', '=', uid)
    .where('target', '=', target)
    .where('status', 'in', ['paid', 'refunding'])
    .executeTakeFirst();
  return order !== undefined;
};

export const findByToken = (db: Db, uid: number, token: string) =>
  db.selectFrom('purchase').selectAll().where('uid', '=', uid).where('form_token', '=', token).executeTakeFirst();

export const insertOrder = (tx: Tx, order: Insertable<Database['purchase']>) =>
  tx.insertInto('purchase').values(order).returningAll().executeTakeFirstOrThrow();

/** Unpaid orders past their time. */
export const listOverdue = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('purchase')
    .select('id')
    .where('status', '=', 'unpaid')
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
};

export const readBuyer = (db: Db, uid: number) =>
  db.selectFrom('member').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

const stepsOf = (db: Db, id: string) =>
  db.selectFrom('purchase_step').select(['status', 'text', 'at']).where('order_id', '=', id).orderBy('id').execute();

const refundsOf = (db: Db, id: string) => queryRows<Refund>(db)`
    select r.id, r.cause, r.status, r.amount::text as amount, payment.method, r.reason, r.note, r.created_at, r.done_at
    from refund r join payment using (pay_no) where r.order_id = ${id} order by r.created_at desc, r.id`;

const invoiceOf = async (db: Db, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('invoice_order')
    .innerJoin('invoice', 'invoice.id', 'invoice_order.invoice_id')
    .select('invoice.id')
    .where('invoice_order.order_id', '=', id)
    .orderBy('invoice_order.live', 'desc')
    .orderBy('invoice.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Orders in the shape of the contract. An overdue unpaid order is reported as expired even before the job closes it.
 */
const ordersOf = (uid: number, now: Date) => sql`select ${orderColumns(now)} from purchase where uid = ${uid}`;

export const orderColumns = (now: Date) => sql`
  purchase.id, purchase.no, purchase.kind, purchase.items, purchase.amount::text as amount,
  purchase.discount::text as discount, purchase.points_used, purchase.pay_amount::text as pay_amount,
  purchase.refunded::text as refunded,
  case when purchase.status = 'unpaid' and purchase.expires_at <= ${now} then 'expired' else purchase.status end
    as status,
  purchase.pay_method, purchase.created_at, purchase.expires_at, purchase.paid_at, purchase.invoice_status,
  case when purchase.benefit_from is not null
    then json_build_object('from', purchase.benefit_from, 'to', purchase.benefit_to) end as benefit,
  purchase.remark`;
