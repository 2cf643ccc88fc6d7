import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { fenOf, yuanText } from '@bee/domain/money';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listOrder } from '../../../db/list-order.ts';
import { type ListPage, listPage } from '../../../db/list-page.ts';
import type { Db } from '../../../db/schema.ts';
import { orderColumns, orderLabels } from '../../commerce/index.ts';

type Row = Omit<PurchaseReview, 'member' | 'refundable'> & { mobile: string | null };

/** Orders of all members. */
export const listPurchases = async (
  db: Db,
  { status, kind, kw, page, limit, ...sorting }: ParsedRequestFor<'ops/getPurchaseList'>,
  now: Date,
): Promise<ListPage<PurchaseReview>> => {
  const answer = await listPage<Row>(db, {
    rows: sql`select ${orderColumns(now)}, member.mobile from purchase left join member on member.uid = purchase.uid`,
    where: sql`(${status ?? null}::text is null or status = ${status ?? null})
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${kw ?? ''} = '' or position(lower(${kw ?? ''}) in lower(concat_ws(' ', no, items->0->>'title', remark))) > 0
        or right(mobile, 4) = ${kw ?? ''} or mobile = ${kw ?? ''})`,
    orderBy: listOrder(
      sorting,
      {
        pay_amount: sql`case when paid_at is not null then pay_amount::numeric end`,
        refunded: sql`case when paid_at is not null then refunded::numeric end`,
        created_at: sql`created_at`,
      },
      sql`created_at desc, id`,
    ),
    facet: 'status',
    labels: orderLabels,
    page,
    limit,
  });
  return { ...answer, list: answer.list.map(present) };
};

const present = ({ mobile, ...order }: Row): PurchaseReview => ({
  ...order,
  member: mobile ? maskMobile(mobile) : '',
  refundable: order.status === 'paid' ? yuanText(fenOf(order.pay_amount) - fenOf(order.refunded)) : '0.00',
});
