import type { Invoice } from '@bee/contracts/resource/invoice';

type Status = Invoice['status'];

/**
 * An invoice over one or several paid orders. While it is not `rejected` its orders are in no other one and cannot be
 * refunded; `rejected` sets them free. An issued one is rejected by a red invoice that takes it back.
 *
 *     submitted ──begin──▶ issuing ──issue──▶ issued
 *         └────────reject─────┴──────reject─────┴──▶ rejected
 */
export const invoiceEvents = {
  begin: { from: ['submitted'], to: 'issuing' },
  issue: { from: ['submitted', 'issuing'], to: 'issued' },
  reject: { from: ['submitted', 'issuing', 'issued'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>;

export type InvoiceEvent = keyof typeof invoiceEvents;

export const invoiceStates = {
  submitted: '待处理',
  issuing: '开具中',
  issued: '已开具',
  rejected: '已退回',
} as const satisfies Record<Status, string>;

const EVENT_OF = { issuing: 'begin', issued: 'issue', rejected: 'reject' } as const satisfies Partial<
  Record<Status, InvoiceEvent>
>;

/** Whether an operator may take an invoice from one state to the other. */
export const mayBecome = (from: Status, to: Exclude<Status, 'submitted'>): boolean =>
  (invoiceEvents[EVENT_OF[to]].from as readonly Status[]).includes(from);
