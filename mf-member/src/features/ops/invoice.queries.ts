import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { invoiceStates } from '@bee/domain/invoice-state';
import { useApiQuery } from '@bee/platform';
import type { ReviewRequest } from './review-query.ts';
import { useListChange } from './use-list-change.ts';

/** Always refetched: members and other operators change the list. */
export const useInvoiceList = (request: ReviewRequest<InvoiceReview['status']>) =>
  useApiQuery('ops/getInvoiceList', request, { keepPrevious: true, raw: true, staleTime: 0 });

export type InvoiceStep =
  | { status: 'issuing' }
  | { status: 'issued'; no: string }
  | { status: 'rejected'; reason: string }
  | { status: 'reversed'; no: string; reason: string };

/** Resolves to whether it succeeded. */
export const useInvoiceStep = ({ id, title }: InvoiceReview) => {
  const { send, busy } = useListChange('ops/setInvoiceStatus', 'ops/getInvoiceList');
  const take = (step: InvoiceStep) =>
    send({ id, ...step }, `“${title.title}”的发票已改为“${invoiceStates[step.status]}”`);
  return { take, busy };
};
