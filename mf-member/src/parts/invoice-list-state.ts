import { href } from '@bee/platform';
import { pageNumber } from './page-number.ts';

/** What the address of the list says: 可开票 or 发票记录, and the page (`p`). */
export type InvoiceListState = { state: 'todo' | 'done'; p: number };

export const PAGE_SIZE = 20;

export const readInvoiceListState = ({ state, p }: Record<string, string>): InvoiceListState => ({
  state: state === 'done' ? 'done' : 'todo',
  p: pageNumber(p),
});

export const invoiceListAddress = ({ state, p }: InvoiceListState): string =>
  href('user/order/invoice_list', { state: state === 'done' ? 'done' : undefined, p: p > 1 ? String(p) : undefined });
