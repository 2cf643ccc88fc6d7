import type { Invoice } from '@bee/contracts/resource/invoice';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { invoiceStates } from '@bee/domain/invoice-state';
import { keyOf, oneOf, page } from '@bee/domain/query-fields';
import { href } from '@bee/platform';

/** 可开票 or 发票记录; only the records have a status. */
export const invoiceListQuery = defineQuery({
  state: oneOf(['todo', 'done'], { fallback: 'todo' }),
  status: keyOf(invoiceStates),
  p: page(),
});
export type InvoiceListState = QueryValues<typeof invoiceListQuery>;

export const PAGE_SIZE = 20;

export const isInvoiceStatus = (text: string): text is Invoice['status'] => Object.hasOwn(invoiceStates, text);

export const readInvoiceListState = (query: Record<string, string>): InvoiceListState => {
  const state = invoiceListQuery.read(query);
  return state.state === 'done' ? state : { ...state, status: undefined };
};

export const invoiceListAddress = (state: Partial<InvoiceListState>): string =>
  invoiceListQuery.address(href('user/order/invoice_list'), state);
