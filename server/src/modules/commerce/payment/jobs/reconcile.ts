import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
import { defineJob } from '../../../../jobs/job.ts';
import { PaymentUnanswered } from '../../../../providers/payment/payment-provider.ts';
import { closeOrder } from '../../order/service/close-order.ts';
import { withOwner } from '../../order/store/member-lock.ts';
import { listOverdue } from '../../order/store/order.repository.ts';
import { sendRefunds } from '../../refund/service/send-refunds.ts';
import { askProvider } from '../service/ask-provider.ts';
import { processPending } from '../service/webhook-inbox.ts';
import { takeUnknown } from '../store/payment.repository.ts';

type Parts = Pick<Deps, 'db' | 'payments' | 'clock'>;
type Report = (line: string) => void;

const BATCH_SIZE = 50;
const CONCURRENCY = 4;
/** Newer notifications may still be processed by the webhook request. */
const RETRY_AFTER_MS = 5_000;

export type Reconciled = { expired: number; processed: number; asked: number; refunds: number };

/**
 * Completes unfinished work: expired orders, stored but unprocessed notifications, payments of unknown state and
 * pending refunds. Safe to run concurrently in several processes.
 */
export const reconcile = async (parts: Parts, report: Report): Promise<Reconciled> => {
  const step = (work: Promise<number>) =>
    work.catch((error: unknown) => {
      report(`订单与支付没有全部对账，稍后再试：${messageOf(error)}`);
      return 0;
    });
  const [expired, processed, asked, refunds] = await Promise.all([
    step(expireOrders(parts, report)),
    step(processPending(parts, RETRY_AFTER_MS, BATCH_SIZE, report)),
    step(askUnknown(parts, report)),
    step(sendRefunds(parts, report)),
  ]);
  return { expired, processed, asked, refunds };
};

/**
 * Failures are reported and retried in the next round; they do not block other orders.
 * @returns the number of orders closed because they expired
 */
export const expireOrders = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>, report: Report): Promise<number> => {
  const now = clock.now();
  let closed = 0;
  for (let after = ''; ; ) {
    const over = await listOverdue(db, now, after, BATCH_SIZE);
    for (const { id } of over) {
      const done = await withOwner(db, id, (tx, _member, order) =>
        closeOrder(tx, order, 'expire', { text: '超过支付时间，订单关闭', reason: '', now }),
      ).catch((error: unknown) => {
        report(`订单 ${id} 没有关闭，稍后再试：${messageOf(error)}`);
        return false;
      });
      if (done) closed++;
    }
    const last = over.at(-1);
    if (!last || over.length < BATCH_SIZE) return closed;
    after = last.id;
  }
};

/** Limited concurrency; a provider that fails to answer twice is skipped until the next round. */
const askUnknown = async (parts: Parts, report: Report): Promise<number> => {
  const unknown = await takeUnknown(parts.db, parts.clock.now(), BATCH_SIZE);
  const silent = new Map<string, number>();
  const ask = async (): Promise<void> => {
    for (let payment = unknown.pop(); payment; payment = unknown.pop()) {
      const { method, pay_no } = payment;
      if ((silent.get(method) ?? 0) >= 2) continue;
      await askProvider(parts, payment).catch((error: unknown) => {
        if (error instanceof PaymentUnanswered) silent.set(method, (silent.get(method) ?? 0) + 1);
        report(`支付 ${pay_no} 没有得到支付方的回答，稍后再问：${messageOf(error)}`);
      });
    }
  };
  const { length } = unknown;
  await Promise.all(Array.from({ length: CONCURRENCY }, ask));
  return length;
};

export const reconcileJob = defineJob({
  name: 'commerce.reconcile',
  everySeconds: 10,
  run: async (deps, { report }) => {
    const { expired, processed, asked, refunds } = await reconcile(deps, report);
    return expired + processed + asked + refunds;
  },
});
