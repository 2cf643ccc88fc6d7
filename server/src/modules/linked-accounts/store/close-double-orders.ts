import type { Tx } from '../../../db/schema.ts';
import { closeOrder, findUnpaidOf } from '../../commerce/index.ts';
import type { MemberRow } from '../../identity/index.ts';

/**
 * A product may have only one unpaid order: if both accounts have one, the surviving account's order is retained.
 * @returns the removed account, re-read with its refunded points
 */
export const closeDoubleOrders = async (
  tx: Tx,
  { keep, lose }: { keep: MemberRow; lose: MemberRow },
  now: Date,
): Promise<MemberRow> => {
  const unpaid = await tx
    .selectFrom('purchase')
    .selectAll()
    .where('uid', '=', lose.uid)
    .where('status', '=', 'unpaid')
    .execute();
  for (const order of unpaid)
    if (await findUnpaidOf(tx, keep.uid, order.target))
      await closeOrder(tx, order, 'cancel', { text: '账号合并，保留另一张同类订单', reason: '账号合并', now });
  return tx.selectFrom('member').selectAll().where('uid', '=', lose.uid).executeTakeFirstOrThrow();
};
