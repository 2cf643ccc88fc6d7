import { defineJob } from '../../../../jobs/job.ts';
import { closeOrder } from '../service/close-order.ts';
import { withOwner } from '../store/member-lock.ts';
import { listOverdue } from '../store/order.repository.ts';

export const expireOrdersJob = defineJob({
  name: 'commerce.expire-orders',
  everySeconds: 15,
  expireSeconds: 120,
  listItems: ({ db, clock }) => listOverdue(db, clock.now()),
  run: async ({ db, clock }, { item }) => {
    const closing = { text: '超过支付时间，订单关闭', reason: '', now: clock.now() };
    return (await withOwner(db, item, (tx, _member, order) => closeOrder(tx, order, 'expire', closing))) ?? false;
  },
});
