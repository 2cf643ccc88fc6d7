import { customOrderStates } from '@bee/domain/custom-order';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/errors.ts';
import { EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { reviewRefund, startRefund } from '../../commerce/index.ts';
import { setCustomOrderStatus } from '../service/custom-order.service.ts';
import { setFeedbackStatus } from '../service/feedback.service.ts';
import { quoteCustomOrder } from '../service/quote-custom-order.service.ts';
import { listCustomOrders } from '../store/custom-order.repository.ts';
import { listFeedback } from '../store/feedback.repository.ts';
import { listPurchases } from '../store/purchase.repository.ts';
import { findRefund, listRefunds } from '../store/refund.repository.ts';

/** Review lists for operators; the contracts restrict access to operators. */
export const opsRoutes = ({ db }: Deps): Route[] => [
  route('ops/getFeedbackList', (input) => listFeedback(db, input)),
  route('ops/setFeedbackStatus', async (input, context) => {
    const item = await setFeedbackStatus(db, input, context);
    return new EnvelopeExtras(item, { msg: item.status === 'done' ? '已记为处理完毕' : '已重新打开' });
  }),
  route('ops/getCustomOrderList', (input) => listCustomOrders(db, input)),
  route('ops/setCustomOrderStatus', async (input, context) => {
    const order = await setCustomOrderStatus(db, input, context);
    return new EnvelopeExtras(order, { msg: `${order.no} 已改为“${customOrderStates[order.status]}”` });
  }),
  route('ops/quoteCustomOrder', async (input, context) => {
    await quoteCustomOrder(db, input, context);
    return new EnvelopeExtras(null, { msg: `已报价 ${input.price} 元，并告诉了会员` });
  }),
  route('ops/getPurchaseList', (input, context) => listPurchases(db, input, context.now)),
  route('ops/getRefundList', (input) => listRefunds(db, input)),
  route('ops/startRefund', async (input, context) => {
    const id = await startRefund(db, uidOf(context), input, context.now);
    return new EnvelopeExtras(await refundOf(db, id), { msg: `已发起退款 ${input.amount} 元` });
  }),
  route('ops/reviewRefund', async (input, context) => {
    await reviewRefund(db, uidOf(context), input, context.now);
    const messages = { approve: '已同意，款项将原路退回', reject: '已拒绝，会员会看到原因', retry: '将再退一次' };
    return new EnvelopeExtras(await refundOf(db, input.id), { msg: messages[input.action] });
  }),
];

const refundOf = async (db: Deps['db'], id: string) => {
  const refund = await findRefund(db, id);
  if (!refund) throw new NotFound('这份退款不存在');
  return refund;
};
