import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../../db/schema.ts';
import { Conflict } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { withOwner } from '../store/member-lock.ts';
import { closeOrder } from './close-order.ts';
import { notTheirs } from './read-order.service.ts';

/** @throws NotFound if the order belongs to another member, Conflict if it is not unpaid */
export const cancelOrder = async (
  db: Db,
  uid: number,
  { id, reason }: ParsedRequestFor<'order/cancel'>,
  context: Pick<CallContext, 'viewer' | 'now' | 'log'>,
): Promise<void> => {
  const found = await withOwner(db, id, async (tx, member, order) => {
    if (member.uid !== uid) return 'not theirs';
    const closing = { text: `取消订单：${reason}`, reason, now: context.now };
    if (!(await closeOrder(tx, order, 'cancel', closing)))
      throw new Conflict(`订单 ${order.no} 已不能取消，请刷新页面查看最新状态`);
    return 'cancelled';
  });
  if (found !== 'cancelled') throw notTheirs(id, context);
};
