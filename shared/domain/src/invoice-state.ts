import type { Invoice } from '@bee/contracts/resource/invoice';

type Status = Invoice['status'];

/**
 * An invoice over one or several paid orders. Until it is `rejected` or `reversed` its orders are in no other one and
 * cannot be refunded. An issued one is reversed by a red invoice with a number of its own.
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

/** Whether an invoice of this status, or `none`, holds its orders. */
export const isLive = (status: Status | 'none'): boolean =>
  status !== 'none' && status !== 'rejected' && status !== 'reversed';

/** Whether an operator may take an invoice from one state to the other. */
export const mayBecome = (from: Status, to: Exclude<Status, 'submitted'>): boolean =>
  (invoiceEvents[EVENT_OF[to]].from as readonly Status[]).includes(from);
