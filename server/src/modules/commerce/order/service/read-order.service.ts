import type { DataFor } from '@bee/contracts/operations';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { memberOf, uidOf } from '../../../../http/viewer.ts';
import { linkOfTarget } from '../model/order-target.ts';
import { isWithdrawn } from '../store/is-withdrawn.ts';
import { findOrder } from '../store/order.repository.ts';

type Caller = Pick<CallContext, 'viewer' | 'now' | 'log'>;

/** @throws NotFound also if the order belongs to another member, which is logged */
export const readOrder = async (db: Db, id: string, context: Caller): Promise<DataFor<'order/detail'>> => {
  const order = await findOrder(db, uidOf(context), id, context.now);
  if (!order) throw notTheirs(id, context);
  const { target, ...detail } = order;
  const withdrawn = await isWithdrawn(db, target);
  return { ...detail, now: context.now.toISOString(), link: withdrawn ? null : linkOfTarget(target), withdrawn };
};

export const notTheirs = (order: string, context: Caller): NotFound => {
  context.log.warn({ order, uid: memberOf(context).uid }, 'order is not of this member');
  return new NotFound('订单不存在，请在“我的订单”里查找');
};
