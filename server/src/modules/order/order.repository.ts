import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Order, OrderStatus } from '@bee/contracts/resource/order';
import { type Kysely, sql } from 'kysely';
import { type ListPage, listPage } from '../../db/list-page.ts';
import type { Database } from '../../db/schema.ts';

const LABELS: Record<OrderStatus, string> = {
  unpaid: '待支付',
  paid: '已支付',
  cancelled: '已取消',
  expired: '已过期',
  refunding: '退款中',
  refunded: '已退款',
};

export const listOrders = (
  db: Kysely<Database>,
  uid: number,
  { status, page, limit }: ParsedRequestFor<'order/getList'>,
  now: Date,
): Promise<ListPage<Order>> =>
  listPage<Order>(db, {
    rows: ordersOf(uid, now),
    where: sql`(${status ?? null}::text is null or status = ${status ?? null})`,
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: LABELS,
    page,
    limit,
  });

/** Undefined also for the order of somebody else. */
export const findOrder = async (
  db: Kysely<Database>,
  uid: number,
  id: string,
  now: Date,
): Promise<Order | undefined> => {
  const { rows } = await sql<Order>`select * from (${ordersOf(uid, now)}) as mine where id = ${id}`.execute(db);
  return rows[0];
};

/** In the shape of the contract. An unpaid order whose time is over counts as expired before a job writes that down. */
const ordersOf = (uid: number, now: Date) => sql`
  select id, no, kind, items, amount::text as amount, discount::text as discount, points_used,
    pay_amount::text as pay_amount,
    case when status = 'unpaid' and expires_at <= ${now} then 'expired' else status end as status,
    pay_method, created_at, expires_at, paid_at, invoice_status,
    case when benefit_from is not null then json_build_object('from', benefit_from, 'to', benefit_to) end as benefit,
    remark
  from purchase where uid = ${uid}`;
