import type { InvoiceStatus } from '@bee/contracts/resource/invoice';
import type { OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import { extendMembership } from '@bee/domain/membership';
import { FREE_TYPES } from '@bee/domain/reading-rights';
import { REPORT_PRICE } from '@bee/domain/report-price';
import { type Insertable, sql } from 'kysely';
import { shanghaiDay, startOfShanghaiDay } from '../clock.ts';
import type { Database, Db } from '../db/schema.ts';
import { targetOf } from '../modules/commerce/order/model/order-target.ts';
import { addDays } from './days.ts';
import { demoVip } from './members.ts';
import { sampleFile } from './sample-files.ts';

type SampleOrder = {
  /** Unguessable in real orders; fixed here, so that the sample data is the same everywhere. */
  id: string;
  daysAgo: number;
  kind: OrderKind;
  /** A report has its own: see reportOf. */
  title?: string;
  spec: string;
  /** Left out of a report, which has the price of all. */
  price?: string;
  /** Of the data product that was bought. */
  product?: string;
  status: OrderStatus;
  invoice?: InvoiceStatus;
};

type Product = { title: string; target: string; product_id: string | undefined };
type Place = { index: number; uid: number; created: Date };

export const orderFile = sampleFile<SampleOrder>('members/orders.ndjson');

const MINUTES_TO_PAY = 30;

/**
 * Orders of the demonstration VIP in every state; those that exist stay. They follow the rules of orders: the unpaid one
 * is of this moment and closes when its half hour is over.
 */
export const loadOrders = async (db: Db, now: Date): Promise<void> => {
  const uid = await demoVip(db);
  const rows: Insertable<Database['purchase']>[] = [];
  for (const [index, order] of orderFile.read().entries()) {
    const created = createdAt(order, index, now);
    const product = order.kind === 'report' ? await reportOf(db, shanghaiDay(created), rows) : productOf(order);
    if (product) rows.push(rowOf(order, { index, uid, created, ...product }));
  }
  await db
    .insertInto('purchase')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await moveTerm(db, uid);
  await loadPayments(db, uid);
};

const productOf = ({ id, title = '', product }: SampleOrder): Product => ({
  title,
  target: product ?? id,
  product_id: product,
});

/** The newest report that was for sale on that day and is in no other order; null where there is none. */
const reportOf = async (
  db: Db,
  day: string,
  others: readonly Insertable<Database['purchase']>[],
): Promise<Product | null> => {
  const report = await db
    .selectFrom('article')
    .innerJoin('report', 'report.article_id', 'article.id')
    .select(['article.id', 'article.title'])
    .where('article.published_at', '<=', day)
    .where('article.type', 'not in', FREE_TYPES)
    .where('report.pdf', '<>', 'none')
    .where('article.id', 'not in', ['', ...others.map(({ target }) => (target ?? '').replace(/^report:/, ''))])
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id')
    .limit(1)
    .executeTakeFirst();
  return report ? { title: report.title, target: report.id, product_id: report.id } : null;
};

const createdAt = ({ daysAgo, status }: SampleOrder, index: number, now: Date): Date => {
  if (status === 'unpaid') return now;
  const day = startOfShanghaiDay(addDays(shanghaiDay(now), -daysAgo));
  return new Date(day.getTime() + (9 + index) * 3_600_000 + index * 7 * 60_000);
};

/** The membership ends when the term of the order does. */
const moveTerm = async (db: Db, uid: number): Promise<void> => {
  await sql`
    update member set vip_expire = (
      select max(benefit_to) from purchase where purchase.uid = member.uid and kind = 'vip' and status = 'paid')
    where uid = ${uid} and vip_expire is null`.execute(db);
};

/** Each paid order has its payment, what went back its refund, and the bought term its line in the ledger. */
const loadPayments = async (db: Db, uid: number): Promise<void> => {
  await sql`
    insert into payment
      (pay_no, order_id, method, channel, amount, status, trade_no, created_at, expires_at, paid_at, closed_at)
    select no, id, pay_method, case pay_method when 'alipay' then 'page' else 'native' end, pay_amount, 'paid',
      'sample-' || id, created_at, expires_at, paid_at, paid_at
    from purchase where uid = ${uid} and id like 'smp%' and paid_at is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into refund (id, order_id, pay_no, cause, status, amount, reason, created_at, done_at)
    select 'RF' || no, id, no, 'member', case status when 'refunded' then 'done' else 'requested' end, pay_amount,
      '买错了，想换一份', paid_at + interval '2 hours',
      case status when 'refunded' then paid_at + interval '1 day' end
    from purchase where uid = ${uid} and id like 'smp%' and status in ('refunding', 'refunded')
    on conflict do nothing`.execute(db);
  await sql`
    insert into membership_record (uid, kind, source, biz_id, ends_before, ends_after, created_at)
    select uid, kind, 'order', purchase.id, null, benefit_to, paid_at
    from purchase
    where uid = ${uid} and purchase.id like 'smp%' and kind = 'vip' and purchase.status = 'paid'
    on conflict do nothing`.execute(db);
  await sql`
    insert into purchase_step (order_id, status, text, at)
    select id, step.status, step.text, step.at from purchase
    cross join lateral (values
      (1, 'unpaid', '提交订单', created_at),
      (2, 'paid', '支付成功', paid_at),
      (3, 'cancelled', '取消订单：暂时不需要', case status when 'cancelled' then created_at + interval '9 minutes' end),
      (4, 'expired', '超过支付时间，订单关闭', case status when 'expired' then expires_at end),
      (5, 'refunding', '申请退款：买错了，想换一份',
        case when status in ('refunding', 'refunded') then paid_at + interval '2 hours' end),
      (6, 'refunded', '已退款 ' || pay_amount || ' 元，原路退回',
        case status when 'refunded' then paid_at + interval '1 day' end)
    ) step (place, status, text, at)
    where uid = ${uid} and purchase.id like 'smp%' and step.at is not null
      and not exists (select from purchase_step old where old.order_id = purchase.id)
    order by purchase.id, step.place`.execute(db);
};

const rowOf = (order: SampleOrder, place: Place & Product): Insertable<Database['purchase']> => {
  const { id, kind, spec, price = REPORT_PRICE, status, invoice = 'none' } = order;
  const { index, uid, created, title, target, product_id } = place;
  const day = shanghaiDay(created);
  const minutes = (count: number) => new Date(created.getTime() + count * 60_000);
  const isPaid = status === 'paid' || status === 'refunding' || status === 'refunded';
  return {
    id,
    no: `BEE${day.replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
    uid,
    kind,
    target: targetOf(kind, target),
    plan_id: kind === 'vip' || kind === 'veg_vip' ? `${kind}-12` : kind,
    refunded: status === 'refunded' ? price : '0.00',
    cancel_reason: status === 'cancelled' ? '暂时不需要' : '',
    items: JSON.stringify([{ title, spec, qty: 1, price, product_id }]),
    amount: price,
    pay_amount: price,
    status,
    pay_method: isPaid ? (index % 2 ? 'alipay' : 'wechat') : null,
    created_at: created,
    expires_at: minutes(MINUTES_TO_PAY),
    paid_at: isPaid ? minutes(4) : null,
    invoice_status: invoice,
    benefit_from: kind === 'vip' && isPaid ? minutes(4) : null,
    benefit_to: kind === 'vip' && isPaid ? extendMembership(null, 12, minutes(4)) : null,
  };
};
