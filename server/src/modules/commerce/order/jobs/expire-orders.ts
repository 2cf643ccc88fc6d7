import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
import { defineJob, type JobContext } from '../../../../jobs/job.ts';
import { closeOrder } from '../service/close-order.ts';
import { withOwner } from '../store/member-lock.ts';
import { listOverdue } from '../store/order.repository.ts';

const BATCH_SIZE = 50;

/**
 * Failures are reported and retried in the next run; they do not block other orders.
 * @returns the number of orders closed because they expired
 */
export const expireOrders = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { report }: Pick<JobContext, 'report'>,
): Promise<number> => {
  const now = clock.now();
  let closed = 0;
  for (let after = ''; ; ) {
    const over = await listOverdue(db, now, after, BATCH_SIZE);
    for (const { id } of over) {
      const done = await withOwner(db, id, (tx, _member, order) =>
        closeOrder(tx, order, 'expire', { text: '超过支付时间，订单关闭', reason: '', now }),
      ).catch((err: unknown) => {
        report(`订单 ${id} 没有关闭，稍后再试：${messageOf(err)}`, { err });
        return false;
      });
      if (done) closed++;
    }
    const last = over.at(-1);
    if (!last || over.length < BATCH_SIZE) return closed;
    after = last.id;
  }
};

export const expireOrdersJob = defineJob({ name: 'commerce.expire-orders', everySeconds: 15, run: expireOrders });
