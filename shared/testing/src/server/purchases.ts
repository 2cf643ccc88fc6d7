import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../../../server/src/db/schema.ts';
import { targetOf } from '../../../../server/src/modules/commerce/index.ts';

type PurchaseFields = Pick<Insertable<Database['purchase']>, 'uid' | 'kind' | 'status'> &
  Partial<Insertable<Database['purchase']>> & { product?: string };

/** Inserts an order as a purchase writes it. @returns its id */
export const buildPurchase = async (db: Db, { product, ...given }: PurchaseFields): Promise<string> => {
  const id = randomBytes(8).toString('hex');
  const created = new Date();
  await db
    .insertInto('purchase')
    .values({
      id,
      no: `BEE-${id}`,
      items: JSON.stringify([{ title: '商品', spec: '一份', qty: 1, price: '49.00', product_id: product }]),
      target: targetOf(given.kind, product ?? id),
      amount: '49.00',
      pay_amount: '49.00',
      pay_method: null,
      created_at: created,
      expires_at: new Date(created.getTime() + 1_800_000),
      ...given,
    })
    .execute();
  return id;
};
