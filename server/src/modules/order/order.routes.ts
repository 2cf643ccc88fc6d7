import type { Deps } from '../../deps.ts';
import { NotFound } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import { memberOf } from '../../http/viewer.ts';
import { findOrder, listOrders } from './order.repository.ts';

/** Members see their own orders only; those of others do not exist for them. */
export const orderRoutes = ({ db }: Deps): Route[] => [
  route('order/getList', (input, context) => listOrders(db, Number(memberOf(context).uid), input, context.now)),
  route('order/detail', async ({ id }, context) => {
    const order = await findOrder(db, Number(memberOf(context).uid), id, context.now);
    if (!order) throw new NotFound('订单不存在');
    return order;
  }),
];
