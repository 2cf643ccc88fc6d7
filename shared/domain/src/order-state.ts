import type { OrderStatus } from '@bee/contracts/resource/order';

/**
 * The life of an order. Nothing else changes its status: the server writes `update … where status = any(from)`, so an
 * event that comes too late, or twice, changes nothing.
 *
 *     unpaid ──pay──▶ paid ──askRefund──▶ refunding ──refundAll──▶ refunded
 *       │               ▲  ◀──keepPaid──────┘
 *       ├──cancel──▶ cancelled
 *       └──expire──▶ expired ──reopen──▶ paid
 */
export const orderEvents = {
  /** The money is there. */
  pay: { from: ['unpaid'], to: 'paid' },
  /** By the member, or by another order that takes its place. */
  cancel: { from: ['unpaid'], to: 'cancelled' },
  /** The time to pay is over. */
  expire: { from: ['unpaid'], to: 'expired' },
  /** The money came after the time was over, and the member still wants what it was for. */
  reopen: { from: ['expired'], to: 'paid' },
  askRefund: { from: ['paid'], to: 'refunding' },
  /** The refund was refused, withdrawn, or of a part only. */
  keepPaid: { from: ['refunding'], to: 'paid' },
  refundAll: { from: ['refunding'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

export type OrderEvent = keyof typeof orderEvents;

export const mayHappen = (event: OrderEvent, status: OrderStatus): boolean =>
  (orderEvents[event].from as readonly OrderStatus[]).includes(status);

/** Minutes from the order to the end of the time to pay. */
export const MINUTES_TO_PAY = 30;
/** Days after the payment within which a member may ask for the money back. */
export const DAYS_TO_REFUND = 7;
