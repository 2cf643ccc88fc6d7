import { z } from 'zod';
import { instant } from '../shapes.ts';
import { money } from './money.ts';
import { payMethods } from './payment.ts';

/** `member`: asked for; `operator`: begun at /ops; `late`: came after the order was closed; `double`: a second payment. */
export const refundCauses = ['member', 'operator', 'late', 'double'] as const;
/** `approved`: to be sent; `sent`: the provider works on it; `failed`: the provider refused, an operator looks at it. */
export const refundStatuses = ['requested', 'approved', 'sent', 'done', 'failed', 'rejected', 'withdrawn'] as const;

export const refund = z.object({
  id: z.string(),
  cause: z.enum(refundCauses),
  status: z.enum(refundStatuses),
  amount: money,
  method: z.enum(payMethods),
  reason: z.string(),
  /** What the operator says of it. */
  note: z.string(),
  created_at: instant,
  done_at: instant.nullable(),
});

/** As operators see it. */
export const refundReview = refund.extend({
  order_id: z.string(),
  order_no: z.string(),
  order_title: z.string(),
  pay_amount: money,
  /** Of the order, what went back or is on its way, without this one. */
  refunded: money,
  invoice_status: z.string(),
  /** Masked number. */
  member: z.string(),
  /** Why the provider refused. */
  failure: z.string(),
  handled_by: z.string(),
});

export type Refund = z.output<typeof refund>;
export type RefundReview = z.output<typeof refundReview>;
export type RefundCause = (typeof refundCauses)[number];
export type RefundStatus = (typeof refundStatuses)[number];
