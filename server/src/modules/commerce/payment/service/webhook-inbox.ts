import type { PayMethod } from '@bee/contracts/resource/payment';
import type { Db } from '../../../../db/schema.ts';
import type { Deps } from '../../../../deps.ts';
import type { Notice, PaidTrade } from '../../../../providers/payment/payment-provider.ts';
import { applyPayment } from '../../order/service/apply-payment.ts';
import { finishRefund } from '../../refund/service/finish-refund.ts';
import {
  recordFirstOutcome,
  recordOutcome,
  type StoredNotice,
  storeWebhookEvent,
} from '../store/webhook-inbox.repository.ts';

type Parts = Pick<Deps, 'db' | 'payments' | 'clock'>;

/**
 * Processes a stored notification unless that is done. The outcome is recorded after the commit: if the process dies in
 * between, the notification is processed again without effect.
 */
export const processNotice = async ({ db, payments, clock }: Parts, kept: StoredNotice): Promise<string> => {
  if (kept.processed_at) return kept.outcome ?? '';
  const outcome = await follow({ db, payments, clock }, kept.method, kept.body as Notice);
  await recordFirstOutcome(db, kept.id, outcome, clock.now());
  return outcome;
};

/** Records a payment that was found by a query but cannot be settled, next to such notifications, for manual review. */
export const recordUnmatchedPayment = async (
  db: Db,
  method: PayMethod,
  trade: PaidTrade,
  outcome: string,
  now: Date,
): Promise<void> => {
  const notice: Notice = { kind: 'paid', key: `asked:${trade.payNo}`, trade };
  const { id } = await storeWebhookEvent(db, method, notice, now);
  await recordOutcome(db, id, outcome, now);
};

const follow = async ({ db, payments, clock }: Parts, method: PayMethod, notice: Notice): Promise<string> => {
  const provider = payments.get(method);
  if (!provider) throw new Error(`${method} is not configured any more`);
  if (notice.kind === 'paid') return applyPayment(db, provider, withDate(notice.trade), clock.now());
  if (notice.kind === 'refund') {
    const { state } = notice;
    const dated = state.status === 'done' ? { ...state, at: new Date(state.at) } : state;
    return finishRefund(db, notice.refundNo, dated, clock.now());
  }
  return 'other';
};

/** Dates stored as JSON are read back as text. */
const withDate = (trade: PaidTrade): PaidTrade => ({ ...trade, paidAt: new Date(trade.paidAt) });
