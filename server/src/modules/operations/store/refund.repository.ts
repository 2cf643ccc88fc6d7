import type { RefundReview } from '@bee/contracts/entity/refund';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { refundStates } from '@bee/domain/payment-state';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import type { Db } from '../../../db/schema.ts';

type Row = Omit<RefundReview, 'member'> & { mobile: string | null };

export const listRefunds = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getRefundList'>) =>
  listPage(db, request, {
    rows: refundRows,
    filters: { status },
    search: sql`order_no, order_title, reason, note`,
    orMatches: (kw) => sql`right(mobile, 4) = ${kw}`,
    sort: { amount: sql`amount::numeric`, created_at: sql`created_at` },
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: refundStates,
    present,
  });

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
