import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { type CustomOrderState, customOrderStates, statesBefore } from '@bee/domain/custom-order';
import { maskMobile } from '@bee/domain/phone';
import { type Insertable, sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import type { Database, Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';

export const listCustomOrders = (db: Db, { status, kind, ...request }: ParsedRequestFor<'ops/getCustomOrderList'>) =>
  listPage(db, request, {
    rows: orderRows,
    filters: { status, kind },
    search: sql`no, title, industry, region, fields, company, contact, mobile, remark`,
    sort: { price: sql`price::numeric`, created_at: sql`created_at` },
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: customOrderStates,
    present: presentOrder,
  });

export const findCustomOrder = async (db: Db, id: string): Promise<CustomOrder | undefined> => {
  const { rows } = await sql<OrderRow>`select * from (${orderRows}) as every where id = ${id}`.execute(db);
  return rows[0] && presentOrder(rows[0]);
};

export type OrderChange = { status: CustomOrderState; note: string; operator: number; now: Date };

/**
 * @returns false if the new state cannot be reached from the current state, for example because another operator was
 * faster
 */
export const changeCustomOrder = (db: Db, id: string, { status, note, operator, now }: OrderChange): Promise<boolean> =>
  transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('custom_order')
      .set({ status })
      .where('id', '=', id)
      .where('status', 'in', statesBefore(status))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addStep(tx, { order_id: id, status, operator, note, at: now });
    return true;
  });

export const readOwner = (db: Db, id: string) =>
  db.selectFrom('custom_order').select('uid').where('id', '=', id).executeTakeFirstOrThrow();

/** The order as the member submitted it. */
export const findRequest = (db: Db, id: string) =>
  db.selectFrom('custom_order').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns false if the order is no longer open */
export const setPrice = async (tx: Tx, id: string, price: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('custom_order')
    .set({ price, status: 'contacted' })
    .where('id', '=', id)
    .where('status', 'in', ['new', 'contacted'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const addStep = async (tx: Tx, step: Insertable<Database['custom_order_step']>): Promise<void> => {
  await tx.insertInto('custom_order_step').values(step).execute();
};

type OrderRow = Omit<CustomOrder, 'member'> & { member_mobile: string | null };

const orderRows = sql`
  select o.id, o.no, o.kind, o.title, o.industry, o.region, o.period, o.fields, o.deliver, o.budget,
    coalesce(o.deadline::text, '') as deadline, o.company, o.contact, o.mobile, o.remark, o.price::text as price,
    o.status, o.created_at,
    member.mobile as member_mobile,
    coalesce((select json_agg(json_build_object('fid', file.fid, 'name', file.name, 'size', file.size) order by f.place)
      from custom_order_file f join file on file.fid = f.fid and file.state = 'stored'
      where f.order_id = o.id), '[]') as files,
    coalesce((select json_agg(json_build_object('status', step.status, 'operator', coalesce(who.nickname, ''),
        'note', step.note, 'at', step.at) order by step.id)
      from custom_order_step step left join member who on who.uid = step.operator
      where step.order_id = o.id), '[]') as steps
  from custom_order o left join member on member.uid = o.uid`;

const presentOrder = ({ member_mobile, created_at, steps, ...row }: OrderRow): CustomOrder => ({
  ...row,
  member: member_mobile ? maskMobile(member_mobile) : '',
  created_at: new Date(created_at).toISOString(),
  steps: steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
});
