import { z } from 'zod';
import { instant } from '../shapes.ts';
import { money } from './money.ts';
import { payMethods } from './payment.ts';

/**
 * `member`: requested by the member; `operator`: started at /ops; `late`: payment after the order was closed; `double`:
 * a second payment.
 */
export const refundCauses = ['member', 'operator', 'late', 'double'] as const;
/**
 * `approved`: ready to send; `sent`: being processed by the provider; `failed`: rejected by the provider, needs an
 * operator.
 */
export const refundStatuses = ['requested', 'approved', 'sent', 'done', 'failed', 'rejected', 'withdrawn'] as const;

export const refund = z.object({
  id: z.string(),
  cause: z.enum(refundCauses),
  status: z.enum(refundStatuses),
  amount: money,
  method: z.enum(payMethods),
  reason: z.string(),
  /** Note of the operator. */
  note: z.string(),
  created_at: instant,
  done_at: instant.nullable(),
});

/** For operators. */
export const refundReview = refund.extend({
  order_id: z.string(),
  order_no: z.string(),
  order_title: z.string(),
  pay_amount: money,
  /** Other refunds of the order, completed or pending. */
  refunded: money,
  invoice_status: z.string(),
  /** Masked number. */
  member: z.string(),
  /** Why the provider rejected it. */
  failure: z.string(),
  handled_by: z.string(),
});

export type Refund = z.output<typeof refund>;
export type RefundReview = z.output<typeof refundReview>;
export type RefundCause = (typeof refundCauses)[number];
export type RefundStatus = (typeof refundStatuses)[number];
