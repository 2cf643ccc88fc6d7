import type { RefundReview } from '@bee/contracts/entity/refund';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { refundStates } from '@bee/domain/payment-state';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listOrder } from '../../../db/list-order.ts';
import { type ListPage, listPage } from '../../../db/list-page.ts';
import type { Db } from '../../../db/schema.ts';

type Row = Omit<RefundReview, 'member'> & { mobile: string | null };

export const listRefunds = async (
  db: Db,
  { status, kw, page, limit, ...sorting }: ParsedRequestFor<'ops/getRefundList'>,
): Promise<ListPage<RefundReview>> => {
  const answer = await listPage<Row>(db, {
    rows: refundRows,
    where: sql`(${status ?? null}::text is null or status = ${status ?? null})
      and (${kw ?? ''} = '' or position(lower(${kw ?? ''}) in lower(concat_ws(' ', order_no, order_title, reason, note))) > 0
        or right(mobile, 4) = ${kw ?? ''})`,
    orderBy: listOrder(
      sorting,
      { amount: sql`amount::numeric`, created_at: sql`created_at` },
      sql`created_at desc, id`,
    ),
    facet: 'status',
    labels: refundStates,
    page,
    limit,
  });
  return { ...answer, list: answer.list.map(present) };
};

export const findRefund = async (db: Db, id: string): Promise<RefundReview | undefined> => {
  const { rows } = await sql<Row>`select * from (${refundRows}) as every where id = ${id}`.execute(db);
  return rows[0] && present(rows[0]);
};

const present = ({ mobile, ...refund }: Row): RefundReview => ({ ...refund, member: mobile ? maskMobile(mobile) : '' });

const refundRows = sql`
  select r.id, r.cause, r.status, r.amount::text as amount, payment.method, r.reason, r.note, r.failure, r.created_at,
    r.done_at, p.id as order_id, p.no as order_no, p.items->0->>'title' as order_title,
    p.pay_amount::text as pay_amount, p.invoice_status, member.mobile, coalesce(who.nickname, '') as handled_by,
    coalesce((select sum(o.amount) from refund o where o.order_id = r.order_id and o.id <> r.id
      and o.cause in ('member', 'operator') and o.status not in ('rejected', 'withdrawn')), 0)::numeric(12, 2)::text
      as refunded
  from refund r join payment using (pay_no) join purchase p on p.id = r.order_id
  left join member on member.uid = p.uid left join member who on who.uid = r.handled_by`;
