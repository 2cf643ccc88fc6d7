import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { askRefund, withdrawRefund } from '../../refund/service/refund.service.ts';
import { cancelOrder } from '../service/cancel-order.service.ts';
import { readOrder } from '../service/read-order.service.ts';
import { readSubmitData } from '../service/submit-data.service.ts';
import { submitOrder } from '../service/submit-order.service.ts';
import { listOrders } from '../store/order.repository.ts';

/** Members only see their own orders; an order of another member is reported as not found. */
export const orderRoutes = ({ db }: Deps): Route[] => [
  route('order/getList', async (input, context) => {
    const orders = await listOrders(db, uidOf(context), input, context.now);
    return { ...orders, now: context.now.toISOString() };
  }),
  route('order/detail', ({ id }, context) => readOrder(db, id, context)),
  route('order/getOrderSubmitData', (input, context) => readSubmitData(db, uidOf(context), input, context.now)),
  route('order/orderSubmit', (input, context) => submitOrder(db, uidOf(context), { ...input, reuse: false }, context)),
  route('order/createOrderForVip', ({ plan_id, kind, form_token = null, replace }, context) =>
    submitOrder(
      db,
      uidOf(context),
      {
        id: plan_id,
        type: kind,
        plan_id,
        form_token,
        points: 0,
        remark: '',
        pay_amount: null,
        replace,
        reuse: true,
      },
      context,
    ),
  ),
  route('order/cancel', async ({ id, reason }, context) => {
    await cancelOrder(db, uidOf(context), { id, reason }, context);
    return readOrder(db, id, context);
  }),
  route('order/applyRefund', async (input, context) => {
    await askRefund(db, uidOf(context), input, context.now);
    return readOrder(db, input.id, context);
  }),
  route('order/withdrawRefund', async ({ id }, context) => {
    await withdrawRefund(db, uidOf(context), id, context.now);
    return readOrder(db, id, context);
  }),
];
