import { invoiceStates } from '@bee/domain/invoice-state';

/** Of an order, where it may have none. */
export const invoiceWord = (status: string): string =>
  Object.hasOwn(invoiceStates, status) ? invoiceStates[status as keyof typeof invoiceStates] : '没有申请';
