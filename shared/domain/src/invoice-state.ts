import type { Invoice } from '@bee/contracts/resource/invoice';

type Status = Invoice['status'];

/**
 * An invoice for one or more paid orders. Unless it is `rejected` or `reversed`, its orders cannot be in another
 * invoice and cannot be refunded. An issued invoice is reversed by a red invoice with its own number.
 *
 *     submitted ──begin──▶ issuing ──issue──▶ issued ──reverse──▶ reversed
 *         └────────reject─────┴──▶ rejected
 */
export const invoiceEvents = {
  begin: { from: ['submitted'], to: 'issuing' },
  issue: { from: ['submitted', 'issuing'], to: 'issued' },
  reject: { from: ['submitted', 'issuing'], to: 'rejected' },
  reverse: { from: ['issued'], to: 'reversed' },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>;

export type InvoiceEvent = keyof typeof invoiceEvents;

export const invoiceStates = {
  submitted: '待处理',
  issuing: '开具中',
  issued: '已开具',
  rejected: '已退回',
  reversed: '已红冲',
} as const satisfies Record<Status, string>;

const EVENT_OF = {
  issuing: 'begin',
  issued: 'issue',
  rejected: 'reject',
  reversed: 'reverse',
} as const satisfies Partial<Record<Status, InvoiceEvent>>;

/** Whether an invoice of this status reserves its orders; false for `none`. */
export const isLive = (status: Status | 'none'): boolean =>
  status !== 'none' && status !== 'rejected' && status !== 'reversed';

/** Whether an operator may change the status of an invoice from `from` to `to`. */
export const mayBecome = (from: Status, to: Exclude<Status, 'submitted'>): boolean =>
  (invoiceEvents[EVENT_OF[to]].from as readonly Status[]).includes(from);
