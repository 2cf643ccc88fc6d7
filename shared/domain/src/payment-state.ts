import type { RefundStatus } from '@bee/contracts/entity/refund';
import type { PaymentStatus } from '@bee/contracts/resource/payment';

/**
 * One attempt to pay an order, with its own number at the provider. `paid` is final: later changes are refunds.
 * `closed` is not final: a late notification still makes it `paid`, and the order then decides.
 *
 *     waiting ──scan──▶ scanned ──leave──▶ waiting
 *        ├───────────────┴──succeed──▶ paid ◀──succeed── closed, failed
 *        ├──close──▶ closed
 *        └──fail──▶ failed
 */
export const paymentEvents = {
  scan: { from: ['waiting'], to: 'scanned' },
  /** The user scanned the code but left without paying; the same code can be scanned again. */
  leave: { from: ['scanned'], to: 'waiting' },
  succeed: { from: ['waiting', 'scanned', 'closed', 'failed'], to: 'paid' },
  close: { from: ['waiting', 'scanned', 'failed'], to: 'closed' },
  fail: { from: ['waiting', 'scanned'], to: 'failed' },
} as const satisfies Record<string, { from: readonly PaymentStatus[]; to: PaymentStatus }>;

/**
 * States of a refund. Refunds that are not `rejected` or `withdrawn` count against the payment: their sum never exceeds
 * the paid amount.
 *
 *     requested ──approve──▶ approved ──send──▶ sent ──finish──▶ done
 *         ├──reject──▶ rejected    ▲  └──────fail──┴──▶ failed ──reject──▶ rejected
 *         └──withdraw──▶ withdrawn └──────retry────────────┘
 */
export const refundEvents = {
  approve: { from: ['requested'], to: 'approved' },
  reject: { from: ['requested', 'failed'], to: 'rejected' },
  withdraw: { from: ['requested'], to: 'withdrawn' },
  send: { from: ['approved'], to: 'sent' },
  finish: { from: ['approved', 'sent', 'failed'], to: 'done' },
  fail: { from: ['approved', 'sent'], to: 'failed' },
  retry: { from: ['failed'], to: 'approved' },
} as const satisfies Record<string, { from: readonly RefundStatus[]; to: RefundStatus }>;

/** Titles for operators; states that require action are first. */
export const refundStates = {
  requested: '待处理',
  failed: '退款失败',
  approved: '待退款',
  sent: '退款中',
  done: '已退款',
  rejected: '已拒绝',
  withdrawn: '已撤回',
} as const satisfies Record<RefundStatus, string>;

/** Whether an operator may apply the event to a refund in this state. */
export const mayReview = (status: RefundStatus, event: 'approve' | 'reject' | 'retry'): boolean =>
  (refundEvents[event].from as readonly RefundStatus[]).includes(status);

export type PaymentEvent = keyof typeof paymentEvents;
export type RefundEvent = keyof typeof refundEvents;
