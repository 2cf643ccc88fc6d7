import { messageOf } from '@bee/domain/error-message';
import { defineJob } from '../../../../jobs/job.ts';
import { PaymentUnanswered } from '../../../../providers/payment/payment-provider.ts';
import { askProvider } from '../service/ask-provider.ts';
import { findUnresolved, listUnresolved } from '../store/payment.repository.ts';
import { nextPoll } from './next-poll.ts';

/** Buyers who have just opened a payment are still paying. */
const MIN_AGE_MS = 10_000;

/** Queries the provider about payments for which no notification arrived, and closes those that are over. */
export const checkPaymentsJob = defineJob({
  name: 'commerce.check-payments',
  everySeconds: 15,
  expireSeconds: 120,
  concurrency: 4,
  listItems: ({ db, clock }) => listUnresolved(db, new Date(clock.now().getTime() - MIN_AGE_MS)),
  run: async (deps, { item, report, repeatAt }) => {
    const payment = await findUnresolved(deps.db, item);
    if (!payment) return false;
    try {
      await askProvider(deps, payment);
    } catch (err) {
      if (!(err instanceof PaymentUnanswered)) throw err;
      report(`支付 ${item} 没有得到支付方的回答，稍后再问：${messageOf(err)}`, { err });
    }
    const isResolved = !(await findUnresolved(deps.db, item));
    if (!isResolved) repeatAt(nextPoll(deps.clock.now(), payment.created_at));
    return isResolved;
  },
});
