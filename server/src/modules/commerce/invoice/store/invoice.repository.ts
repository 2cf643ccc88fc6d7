import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Invoice, InvoiceReview } from '@bee/contracts/resource/invoice';
import type { Order } from '@bee/contracts/resource/order';
import { invoiceStates } from '@bee/domain/invoice-state';
import { maskMobile } from '@bee/domain/phone';
import { sql } from 'kysely';
import { listOrder } from '../../../../db/list-order.ts';
import { type ListPage, listPage } from '../../../../db/list-page.ts';
import type { Db } from '../../../../db/schema.ts';
import { invoiceableOrders } from './invoice-order.repository.ts';

type RequestRow = { row: 'order'; order: Order } | { row: 'invoice'; invoice: Invoice };

/** Orders for which a member may request an invoice, and the member's invoices. */
export const listInvoiceRequests = async (
  db: Db,
  uid: number,
  { state, status, page, limit }: ParsedRequestFor<'order/getInvoiceRequestList'>,
  now: Date,
): Promise<ListPage<RequestRow>> => {
  const answer = await listPage<{ row: 'order' | 'invoice'; entity: Order & Invoice }>(db, {
    rows: sql`
      select 'order' as row, 'todo' as state, null::text as status, o.id, o.paid_at as created_at, to_json(o) as entity
      from (${invoiceableOrders(uid, now)}) as o
      union all
      select 'invoice', 'done', i.status, i.id, i.submitted_at, to_json(i)
      from (select ${invoiceColumns} from invoice i where i.uid = ${uid}) as i`,
    where: sql`state = ${state} and (${status ?? null}::text is null or state = 'todo' or status = ${status ?? null})`,
    orderBy: sql`created_at desc, id`,
    facet: 'state',
    labels: { todo: '可开票', done: '发票记录' },
    page,
    limit,
  });
  return {
    ...answer,
    list: answer.list.map(({ row, entity }) => (row === 'order' ? { row, order: entity } : { row, invoice: entity })),
  };
};

/** Also undefined if the invoice belongs to another member. */
export const findInvoice = async (db: Db, uid: number, id: string): Promise<Invoice | undefined> => {
  const { rows } = await sql<Invoice>`
    select ${invoiceColumns} from invoice i where i.uid = ${uid} and i.id = ${id}`.execute(db);
  return rows[0];
};

export const listInvoiceReviews = async (
  db: Db,
  { status, kw = '', page, limit, ...sorting }: ParsedRequestFor<'ops/getInvoiceList'>,
): Promise<ListPage<InvoiceReview>> => {
  const answer = await listPage<ReviewRow>(db, {
    rows: reviewRows,
    where: sql`(${status ?? null}::text is null or status = ${status ?? null})
      and (${kw} = '' or member_mobile like ${`%${kw.replace(/[%_\\]/g, '\\$&')}`}
        or position(lower(${kw}) in lower(concat_ws(' ', no, red_no, title->>'title', title->>'tax_no', email, orders::text))) > 0)`,
    orderBy: listOrder(
      sorting,
      { amount: sql`amount::numeric`, submitted_at: sql`submitted_at` },
      sql`created_at desc, id`,
    ),
    facet: 'status',
    labels: invoiceStates,
    page,
    limit,
  });
  return { ...answer, list: answer.list.map(presentReview) };
};

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
