import { messageOf } from '@bee/domain/error-message';
import { fenOf } from '@bee/domain/money';
import type { Deps } from '../../../../deps.ts';
import {
  type PaymentProvider,
  PaymentRejected,
  type RefundState,
} from '../../../../providers/payment/payment-provider.ts';
import type { Report } from '../../../../telemetry/process-log.ts';
import { findPayment } from '../../payment/store/payment.repository.ts';
import { changeRefund } from '../store/change-refund.ts';
import { type RefundRow, takeRefunds } from '../store/refund.repository.ts';
import { finishRefund } from './finish-refund.ts';

type Parts = Pick<Deps, 'db' | 'payments' | 'clock'>;

const BATCH_SIZE = 20;

/**
 * Sends approved refunds and polls sent refunds, each claimed by one process.
 * @returns the number of refunds claimed
 */
export const sendRefunds = async (parts: Parts, report: Report): Promise<number> => {
  const taken = await takeRefunds(parts.db, parts.clock.now(), BATCH_SIZE);
  for (const refund of taken)
    await sendOne(parts, refund).catch((err: unknown) =>
      report(`退款 ${refund.id} 没有得到支付方的回答，稍后再试：${messageOf(err)}`, { err }),
    );
  return taken.length;
};

const sendOne = async ({ db, payments, clock }: Parts, refund: RefundRow): Promise<void> => {
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
