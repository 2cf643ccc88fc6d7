import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';

export type OrderNumber = { id: string; no: string };
export type NewCustomOrder = Omit<Selectable<Database['custom_order']>, 'status' | 'created_at' | 'price'> & {
  created_at: Date;
};

export const findByToken = (db: Db, token: string): Promise<OrderNumber | undefined> =>
  db.selectFrom('custom_order').select(['id', 'no']).where('form_token', '=', token).executeTakeFirst();

/** @returns undefined if an order with the same form token already exists */
export const insertOrder = (db: Db, order: NewCustomOrder, fids: string[]): Promise<OrderNumber | undefined> =>
  transact(db, async (tx) => {
    const kept = await tx
      .insertInto('custom_order')
      .values(order)
      .onConflict((conflict) => conflict.column('form_token').doNothing())
      .returning(['id', 'no'])
      .executeTakeFirst();
    if (kept && fids.length > 0)
      await tx
        .insertInto('custom_order_file')
        .values(fids.map((fid, place) => ({ order_id: order.id, place, fid })))
        .execute();
    return kept;
  });

export const findQuote = (db: Db, id: string) =>
  db.selectFrom('custom_order').select(['price', 'status']).where('id', '=', id).executeTakeFirst();
