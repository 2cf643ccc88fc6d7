import { messageOf } from '@bee/domain/error-message';
import { defineJob } from '../../../../jobs/job.ts';
import { PaymentUnanswered } from '../../../../providers/payment/payment-provider.ts';
import { nextPoll } from '../../payment/jobs/next-poll.ts';
import { sendRefund } from '../service/send-refund.ts';
import { findUnfinished, listUnfinished } from '../store/refund.repository.ts';

/** Sends approved refunds and queries sent ones until the provider has finished them. */
export const sendRefundsJob = defineJob({
  name: 'commerce.send-refunds',
  everySeconds: 15,
  expireSeconds: 120,
  listItems: ({ db }) => listUnfinished(db),
  run: async (deps, { item, report, repeatAt }) => {
    const refund = await findUnfinished(deps.db, item);
    if (!refund) return false;
    try {
      await sendRefund(deps, refund);
    } catch (err) {
      if (!(err instanceof PaymentUnanswered)) throw err;
      report(`退款 ${item} 没有得到支付方的回答，稍后再试：${messageOf(err)}`, { err });
    }
    const isFinished = !(await findUnfinished(deps.db, item));
    if (!isFinished) repeatAt(nextPoll(deps.clock.now(), refund.sendable_at ?? refund.created_at));
    return isFinished;
  },
});
