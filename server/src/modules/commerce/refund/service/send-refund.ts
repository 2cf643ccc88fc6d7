import { fenOf } from '@bee/domain/money';
import type { Deps } from '../../../../deps.ts';
import {
  type PaymentProvider,
  PaymentRejected,
  type RefundState,
} from '../../../../providers/payment/payment-provider.ts';
import { findPayment } from '../../payment/store/payment.repository.ts';
import { changeRefund } from '../store/change-refund.ts';
import type { RefundRow } from '../store/refund.repository.ts';
import { finishRefund } from './finish-refund.ts';

type Parts = Pick<Deps, 'db' | 'payments' | 'clock'>;

/**
 * Sends an approved refund, or queries a sent one, and applies the result.
 * @throws PaymentUnanswered
 */
export const sendRefund = async ({ db, payments, clock }: Parts, refund: RefundRow): Promise<void> => {
  const payment = await findPayment(db, refund.pay_no);
  const provider = payment && payments.get(payment.method);
  if (!provider) {
    await finishRefund(db, refund.id, { status: 'failed', failure: '支付方式没有配置，配置后请重试' }, clock.now());
    return;
  }
  const state = await stateOf(provider, refund, payment.amount);
  if (state.status === 'processing') await changeRefund(db, refund.id, 'send');
  else await finishRefund(db, refund.id, state, clock.now());
};

/** Number at the provider; a failed number is never reused. */
const numberOf = (id: string, attempt: number): string => (attempt > 1 ? `${id}-${attempt}` : id);

/** Queries all numbers used so far before sending, so that the money is refunded only once. */
const stateOf = async (provider: PaymentProvider, refund: RefundRow, paid: string): Promise<RefundState> => {
  const { id, pay_no, amount, reason, status, attempt } = refund;
  for (let used = status === 'sent' ? attempt : attempt - 1; used >= 1; used--) {
    const known = await provider.queryRefund(numberOf(id, used), pay_no);
    if (known.status === 'done' || known.status === 'processing') return known;
    if (known.status === 'failed' && used === attempt) return known;
  }
  try {
    return await provider.refund({
      refundNo: numberOf(id, attempt),
      payNo: pay_no,
      amount: fenOf(amount),
      total: fenOf(paid),
      reason,
    });
  } catch (error) {
    if (error instanceof PaymentRejected) return { status: 'failed', failure: `${error.code} ${error.message}` };
    throw error;
  }
};
