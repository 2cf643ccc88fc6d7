import type { Deps } from '../../../../deps.ts';
import { applyPayment } from '../../order/service/apply-payment.ts';
import { changePayment, type PaymentRow, recordClosed } from '../store/payment.repository.ts';
import { recordUnmatchedPayment } from './webhook-inbox.ts';

/** Allows for clock skew. */
const GRACE_MS = 5 * 60_000;

type Parts = Pick<Deps, 'db' | 'payments' | 'clock'>;

/**
 * Queries the provider and applies the result: settles a paid payment, and closes a payment at the provider once it can
 * no longer be paid here.
 * @throws PaymentUnanswered, PaymentRejected
 */
export const askProvider = async ({ db, payments, clock }: Parts, payment: PaymentRow): Promise<void> => {
  const provider = payments.get(payment.method);
  if (!provider) return;
  const { pay_no, status } = payment;
  const trade = await provider.query(pay_no);
  const now = clock.now();
  if (trade.status === 'paid') {
    const outcome = await applyPayment(db, provider, trade, now);
    if (/^(wrong|unknown)/.test(outcome)) await recordUnmatchedPayment(db, provider.method, trade, outcome, now);
    return;
  }
  const isOver = status === 'closed' || status === 'failed' || Date.parse(payment.expires_at) <= now.getTime();
  if (!isOver) {
    if (trade.status === 'scanned') await changePayment(db, pay_no, 'scan');
    if (trade.status === 'waiting') await changePayment(db, pay_no, 'leave');
    return;
  }
  // Alipay creates the trade only when its page is opened: before the payment expires there is nothing to close.
  if (trade.status === 'unknown' && now.getTime() < Date.parse(payment.expires_at) + GRACE_MS) return;
  // Close it at the provider first. A payment made at this very moment is found by the next query.
  if (trade.status !== 'closed' && (await provider.close(pay_no)) === 'paid') return;
  await changePayment(db, pay_no, 'close');
  await recordClosed(db, pay_no, now);
};
