import { invoiceStates } from '@bee/domain/invoice-state';

/** Invoice status of an order; orders without an invoice get a default text. */
export const invoiceWord = (status: string): string =>
  Object.hasOwn(invoiceStates, status) ? invoiceStates[status as keyof typeof invoiceStates] : '没有申请';
