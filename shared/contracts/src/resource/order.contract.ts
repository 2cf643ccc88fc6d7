import { z } from 'zod';
import { order as orderEntity, orderStatuses } from '../entity/order.ts';
import { operation } from '../operation.ts';
import { id, listOf, paging } from '../shapes.ts';

export type { InvoiceStatus, Order, OrderKind, OrderStatus } from '../entity/order.ts';

export const order = {
  'order/getList': operation({
    method: 'POST',
    summary: '我的订单；facets 的键：status',
    access: 'member',
    request: z.object({ ...paging, status: z.enum(orderStatuses, '没有这种订单状态').optional() }),
    data: listOf(orderEntity),
  }),
  'order/detail': operation({
    method: 'POST',
    summary: '一份订单',
    access: 'member',
    request: z.object({ id }),
    data: orderEntity,
  }),
};
