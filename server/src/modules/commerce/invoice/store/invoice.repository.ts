import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Invoice, InvoiceReview } from '@bee/contracts/resource/invoice';
import type { Order } from '@bee/contracts/resource/order';
import { invoiceStates } from '@bee/domain/invoice-state';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import { queryRow } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { invoiceableOrders } from './invoice-order.repository.ts';

type RequestRow = { row: 'order'; order: Order } | { row: 'invoice'; invoice: Invoice };

/** Orders for which a member may request an invoice, and the member's invoices. */
export const listInvoiceRequests = (
  db: Db,
  uid: number,
  { state, status, ...paging }: ParsedRequestFor<'order/getInvoiceRequestList'>,
  now: Date,
) =>
  listPage(db, paging, {
    rows: sql`
      select 'order' as row, 'todo' as state, null::text as status, o.id, o.paid_at as created_at, to_json(o) as entity
      from (${invoiceableOrders(uid, now)}) as o
      union all
      select 'invoice', 'done', i.status, i.id, i.submitted_at, to_json(i)
      from (select ${invoiceColumns} from invoice i where i.uid = ${uid}) as i`,
    filters: { state, ...(state === 'done' && { status }) },
    orderBy: sql`created_at desc, id`,
    facet: 'state',
    labels: { todo: '可开票', done: '发票记录' },
    present: ({ row, entity }: { row: 'order' | 'invoice'; entity: Order & Invoice }): RequestRow =>
      row === 'order' ? { row, order: entity } : { row, invoice: entity },
  });

/** Also undefined if the invoice belongs to another member. */
export const findInvoice = (db: Db, uid: number, id: string) => queryRow<Invoice>(db)`
    select ${invoiceColumns} from invoice i where i.uid = ${uid} and i.id = ${id}`;

export const listInvoiceReviews = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getInvoiceList'>) =>
  listPage(db, request, {
    rows: reviewRows,
    filters: { status },
    search: sql`no, red_no, title->>'title', title->>'tax_no', email, orders::text`,
    orMatches: (kw) => sql`right(member_mobile, length(${kw})) = ${kw}`,
    sort: { amount: sql`amount::numeric`, submitted_at: sql`submitted_at` },
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: invoiceStates,
    present: presentReview,
  });

export type FoundInvoice = { uid: number; invoice: InvoiceReview };

export const findInvoiceReview = async (db: Db, id: string): Promise<FoundInvoice | undefined> => {
  const { rows } = await sql<ReviewRow>`select * from (${reviewRows}) as every where id = ${id}`.execute(db);
  return rows[0] && { uid: rows[0].uid, invoice: presentReview(rows[0]) };
};

/** Invoice in the shape of the contract. After a reversal the original PDF can no longer be downloaded. */
const invoiceColumns = sql`
  i.id, i.no, i.amount::text as amount, i.type, i.title, i.content, i.email, i.mobile, i.remark, i.status,
  i.reject_reason, case when i.status = 'issued' then i.fid end as fid, i.submitted_at, i.issued_at,
  i.red_no, i.red_fid, i.reversed_at,
  coalesce((
    select json_agg(json_build_object('id', p.id, 'no', p.no, 'title', coalesce(p.items->0->>'title', ''),
      'amount', (p.pay_amount - p.refunded)::text) order by p.created_at, p.id)
    from invoice_order io join purchase p on p.id = io.order_id where io.invoice_id = i.id), '[]') as orders`;

type ReviewRow = Omit<InvoiceReview, 'member'> & {
  uid: number;
  created_at: string;
  member_mobile: string | null;
};

const reviewRows = sql`
  select ${invoiceColumns}, i.uid, i.submitted_at as created_at, member.mobile as member_mobile,
    coalesce(operator.nickname, '') as handled_by
  from invoice i join member on member.uid = i.uid left join member operator on operator.uid = i.handled_by`;

const presentReview = ({
  uid,
  created_at,
  member_mobile,
  submitted_at,
  issued_at,
  reversed_at,
  ...row
}: ReviewRow): InvoiceReview => ({
  ...row,
  member: member_mobile ? maskMobile(member_mobile) : '',
  submitted_at: new Date(submitted_at).toISOString(),
  issued_at: issued_at && new Date(issued_at).toISOString(),
  reversed_at: reversed_at && new Date(reversed_at).toISOString(),
});
