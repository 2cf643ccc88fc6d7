import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { invoiceStates } from '@bee/domain/invoice-state';
import { useListChange } from './use-list-change.ts';

export type InvoiceStep =
  | { status: 'issuing' }
  | { status: 'issued'; no: string }
  | { status: 'rejected'; reason: string }
  | { status: 'reversed'; no: string; reason: string };

/** Resolves to whether it succeeded. */
export const useInvoiceStep = ({ id, title }: InvoiceReview) => {
  const { send, busy, refusal } = useListChange('ops/setInvoiceStatus', 'ops/getInvoiceList');
  const take = (step: InvoiceStep) =>
    send({ id, ...step }, `“${title.title}”的发票已改为“${invoiceStates[step.status]}”`);
  return { take, busy, refusal };
};
