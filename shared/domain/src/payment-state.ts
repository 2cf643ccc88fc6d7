import type { RefundStatus } from '@bee/contracts/entity/refund';
import type { PaymentStatus } from '@bee/contracts/resource/payment';

/**
 * One attempt to pay an order, with a number of its own at the provider. `paid` is final: what comes after it is a
 * refund. `closed` is not: a notification that was on its way still makes it `paid`, and the order then decides.
 *
 *     waiting ──scan──▶ scanned ──leave──▶ waiting
 *        ├───────────────┴──succeed──▶ paid ◀──succeed── closed, failed
 *        ├──close──▶ closed
 *        └──fail──▶ failed
 */
export const paymentEvents = {
  scan: { from: ['waiting'], to: 'scanned' },
  /** Who had scanned has left without paying; the same code can be scanned again. */
  leave: { from: ['scanned'], to: 'waiting' },
  succeed: { from: ['waiting', 'scanned', 'closed', 'failed'], to: 'paid' },
  close: { from: ['waiting', 'scanned', 'failed'], to: 'closed' },
  fail: { from: ['waiting', 'scanned'], to: 'failed' },
} as const satisfies Record<string, { from: readonly PaymentStatus[]; to: PaymentStatus }>;

/**
 * Money on its way back. What is not `rejected` or `withdrawn` counts against the payment: all of them together never
 * exceed what was paid.
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

/** As operators call them, what waits for them first. */
export const refundStates = {
  requested: '待处理',
  failed: '退款失败',
  approved: '待退款',
  sent: '退款中',
  done: '已退款',
  rejected: '已拒绝',
  withdrawn: '已撤回',
} as const satisfies Record<RefundStatus, string>;

/** Whether an operator may do it with a refund in this state. */
export const mayReview = (status: RefundStatus, event: 'approve' | 'reject' | 'retry'): boolean =>
  (refundEvents[event].from as readonly RefundStatus[]).includes(status);

export type PaymentEvent = keyof typeof paymentEvents;
export type RefundEvent = keyof typeof refundEvents;
