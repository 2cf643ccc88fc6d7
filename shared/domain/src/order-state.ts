import type { OrderStatus } from '@bee/contracts/resource/order';

/**
 * States of an order. Only these events change its status: the server writes `update … where status = any(from)`, so
 * late and repeated events have no effect.
 *
 *     unpaid ──pay──▶ paid ──askRefund──▶ refunding ──refundAll──▶ refunded
 *       │               ▲  ◀──keepPaid──────┘
 *       ├──cancel──▶ cancelled
 *       └──expire──▶ expired ──reopen──▶ paid
 */
export const orderEvents = {
  /** Payment received. */
  pay: { from: ['unpaid'], to: 'paid' },
  /** By the member, or because another order replaces it. */
  cancel: { from: ['unpaid'], to: 'cancelled' },
  /** The payment deadline has passed. */
  expire: { from: ['unpaid'], to: 'expired' },
  /** Payment received after the deadline, and the order can still be fulfilled. */
  reopen: { from: ['expired'], to: 'paid' },
  askRefund: { from: ['paid'], to: 'refunding' },
  /** The refund was rejected, withdrawn, or only partial. */
  keepPaid: { from: ['refunding'], to: 'paid' },
  refundAll: { from: ['refunding'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

export type OrderEvent = keyof typeof orderEvents;

/** Minutes from the order to the payment deadline. */
export const MINUTES_TO_PAY = 30;
/** Days after payment within which a member can request a refund. */
export const DAYS_TO_REFUND = 7;
