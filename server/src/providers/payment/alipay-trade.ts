import { fenOf } from '@bee/domain/money';
import { z } from 'zod';
import type { PaidTrade, RefundState, Trade } from './payment-provider.ts';
import { readShanghaiTime } from './shanghai-time.ts';

const instant = z.string().transform((text, context) => {
  const found = readShanghaiTime(text);
  if (!found) context.addIssue({ code: 'custom', message: 'no time' });
  return found ?? z.NEVER;
});
const amount = z.string().transform(fenOf);

const standing = z.object({
  out_trade_no: z.string(),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  send_pay_date: instant.optional(),
});

const paidTrade = z.object({ trade_no: z.string().min(1), total_amount: amount, send_pay_date: instant });

/**
 * A fully refunded trade is closed as well, but has been paid. The answer contains no seller, because all trades of an
 * application belong to its only seller. @throws if the answer is malformed or is about another trade
 */
export const readTrade = (answer: unknown, payNo: string, ours: Pick<PaidTrade, 'seller' | 'appId'>): Trade => {
  const { trade_status, send_pay_date } = standing.extend({ out_trade_no: z.literal(payNo) }).parse(answer);
  if (trade_status === 'WAIT_BUYER_PAY') return { status: 'scanned' };
  if (trade_status === 'TRADE_CLOSED' && !send_pay_date) return { status: 'closed' };
  const { trade_no, total_amount, send_pay_date: paidAt } = paidTrade.parse(answer);
  return { status: 'paid', payNo, tradeNo: trade_no, amount: total_amount, paidAt, ...ours };
};

const refundAnswer = z.object({
  trade_no: z.string().min(1),
  fund_change: z.enum(['Y', 'N']),
  gmt_refund_pay: instant.optional(),
});

/** Null if this call moved no money; then the state must be queried. */
export const readRefundAnswer = (answer: unknown, now: Date): RefundState | null => {
  const { trade_no, fund_change, gmt_refund_pay } = refundAnswer.parse(answer);
  return fund_change === 'Y' ? { status: 'done', tradeNo: trade_no, at: gmt_refund_pay ?? now } : null;
};

const refundQuery = z.object({
  trade_no: z.string().optional(),
  out_request_no: z.string().optional(),
  refund_status: z.string().optional(),
  gmt_refund_pay: instant.optional(),
});

/** If the refund does not exist, the answer is a success without content. */
export const readRefundQuery = (answer: unknown, refundNo: string, now: Date): RefundState => {
  const { trade_no, out_request_no, refund_status, gmt_refund_pay } = refundQuery.parse(answer);
  if (refund_status !== 'REFUND_SUCCESS') return { status: out_request_no ? 'processing' : 'unknown' };
  if (out_request_no !== refundNo || !trade_no) throw new Error('another refund was answered');
  return { status: 'done', tradeNo: trade_no, at: gmt_refund_pay ?? now };
};
