import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { fenOf, yuanText } from '@bee/domain/money';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import type { Db } from '../../../db/schema.ts';
import { orderColumns, orderLabels } from '../../commerce/index.ts';

type Row = Omit<PurchaseReview, 'member' | 'refundable'> & { mobile: string | null };

/** Orders of all members. */
export const listPurchases = (
  db: Db,
  { status, kind, ...request }: ParsedRequestFor<'ops/getPurchaseList'>,
  now: Date,
) =>
  listPage(db, request, {
    rows: sql`select ${orderColumns(now)}, member.mobile from purchase left join member on member.uid = purchase.uid`,
    filters: { status, kind },
    search: sql`no, items->0->>'title', remark`,
    orMatches: (kw) => sql`right(mobile, 4) = ${kw} or mobile = ${kw}`,
    sort: {
      pay_amount: sql`case when paid_at is not null then pay_amount::numeric end`,
      refunded: sql`case when paid_at is not null then refunded::numeric end`,
      created_at: sql`created_at`,
    },
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: orderLabels,
    present,
  });

const present = ({ mobile, ...order }: Row): PurchaseReview => ({
  ...order,
  member: mobile ? maskMobile(mobile) : '',
  refundable: order.status === 'paid' ? yuanText(fenOf(order.pay_amount) - fenOf(order.refunded)) : '0.00',
});
