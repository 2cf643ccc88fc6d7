import { customOrderStates } from '@bee/domain/custom-order';
import type { Deps } from '../../deps.ts';
import { Beside, type Route, route } from '../../http/route.ts';
import { listCustomOrders } from './custom-order.repository.ts';
import { setCustomOrderStatus } from './custom-order.service.ts';
import { listFeedback } from './feedback.repository.ts';
import { setFeedbackStatus } from './feedback.service.ts';

/** What operators look through; the contracts admit nobody else. */
export const opsRoutes = ({ db }: Deps): Route[] => [
  route('ops/getFeedbackList', (input) => listFeedback(db, input)),
  route('ops/setFeedbackStatus', async (input, context) => {
    const item = await setFeedbackStatus(db, input, context);
    return new Beside(item, { msg: item.status === 'done' ? '已记为处理完毕' : '已重新打开' });
  }),
  route('ops/getCustomOrderList', (input) => listCustomOrders(db, input)),
  route('ops/setCustomOrderStatus', async (input, context) => {
    const order = await setCustomOrderStatus(db, input, context);
    return new Beside(order, { msg: `${order.no} 已改为“${customOrderStates[order.status]}”` });
  }),
];
