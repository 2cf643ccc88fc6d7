import type { Invoice } from '@bee/contracts/resource/invoice';
import { invoiceStates } from '@bee/domain/invoice-state';
import { href } from '@bee/platform';
import { pageNumber } from './page-number.ts';

/** What the address of the list says: 可开票 or 发票记录, of the records one status, and the page (`p`). */
export type InvoiceListState = { state: 'todo' | 'done'; status?: Invoice['status'] | undefined; p: number };

export const PAGE_SIZE = 20;

export const isInvoiceStatus = (text: string | undefined): text is Invoice['status'] =>
  text !== undefined && Object.hasOwn(invoiceStates, text);

export const readInvoiceListState = ({ state, status, p }: Record<string, string>): InvoiceListState => ({
  state: state === 'done' ? 'done' : 'todo',
  status: state === 'done' && isInvoiceStatus(status) ? status : undefined,
  p: pageNumber(p),
});

export const invoiceListAddress = ({ state, status, p }: InvoiceListState): string =>
  href('user/order/invoice_list', {
    state: state === 'done' ? 'done' : undefined,
    status,
    p: p > 1 ? String(p) : undefined,
  });
