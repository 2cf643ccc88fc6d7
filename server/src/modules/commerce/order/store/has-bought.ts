import type { OrderKind } from '@bee/contracts/resource/order';
import type { Db } from '../../../../db/schema.ts';
import { targetOf } from '../model/order-target.ts';

/** Whether a member has paid for a product. Orders being refunded or fully refunded do not count. */
export const hasBought = async (db: Db, uid: number, kind: OrderKind, productId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('purchase')
    .select('id')
    .where('uid', '=', uid)
    .where('target', '=', targetOf(kind, productId))
    .where('status', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
