import { z } from 'zod';
import type { PaidTrade, RefundState, Trade } from './payment-provider.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const amount = z.object({ total: z.int().min(1), currency: z.literal('CNY').optional() });

/** A paid trade, as in query answers and notifications. */
const paidTrade = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().min(1),
  success_time: instant,
  amount,
});

const standing = z.object({
  out_trade_no: z.string(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'ACCEPT', 'PAYERROR']),
});

const refund = z.object({
  out_refund_no: z.string(),
  refund_id: z.string().min(1),
  success_time: instant.optional(),
});

const refundStatus = z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']);
/** The status has different names in answers and in notifications. */
const refundAnswer = refund.extend({ status: refundStatus });
const refundNotice = refund.extend({ mchid: z.string(), refund_status: refundStatus });

/** @throws z.ZodError */
export const readPaidTrade = (value: unknown): PaidTrade => {
  const trade = paidTrade.parse(value);
  return {
    payNo: trade.out_trade_no,
    tradeNo: trade.transaction_id,
    amount: trade.amount.total,
    seller: trade.mchid,
    appId: trade.appid,
    paidAt: trade.success_time,
  };
};

/** A refunded trade still counts as paid. @throws z.ZodError, also if the answer is about another trade */
export const readTrade = (value: unknown, payNo: string): Trade => {
  const { trade_state } = standing.extend({ out_trade_no: z.literal(payNo) }).parse(value);
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') return { status: 'paid', ...readPaidTrade(value) };
  return { status: UNPAID[trade_state] };
};

const UNPAID = {
  NOTPAY: 'waiting',
  USERPAYING: 'scanned',
  ACCEPT: 'scanned',
  CLOSED: 'closed',
  REVOKED: 'closed',
  // The attempt failed, but the same code can be paid until it expires.
  PAYERROR: 'waiting',
} as const;

/** @throws z.ZodError, also if the answer is about another refund */
export const readRefundAnswer = (value: unknown, refundNo: string, now: Date): RefundState => {
  const { status, ...fields } = refundAnswer.extend({ out_refund_no: z.literal(refundNo) }).parse(value);
  return refundState(status, fields, now);
};

/** @throws z.ZodError */
export const readRefundNotice = (
  value: unknown,
  now: Date,
): { seller: string; refundNo: string; state: RefundState } => {
  const { mchid, refund_status, ...fields } = refundNotice.parse(value);
  return { seller: mchid, refundNo: fields.out_refund_no, state: refundState(refund_status, fields, now) };
};

const refundState = (
  status: z.output<typeof refundStatus>,
  { refund_id, success_time }: z.output<typeof refund>,
  now: Date,
): RefundState => {
  if (status === 'SUCCESS') return { status: 'done', tradeNo: refund_id, at: success_time ?? now };
  if (status === 'PROCESSING') return { status: 'processing' };
  return { status: 'failed', failure: status === 'CLOSED' ? '退款关闭' : '退款异常，请在微信支付商户平台处理' };
};
