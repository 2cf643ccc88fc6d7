import type { RequestFor } from '@bee/contracts/operations';
import type { InvoiceTitle } from '@bee/contracts/resource/invoice';
import { toast, useApiMutation, useApiQuery, useInvalidate } from '@bee/platform';
import { type InvoiceListState, invoiceListQuery, PAGE_SIZE } from '../../lib/invoice-list-query.ts';

/** Always refetched: operators process invoices meanwhile. */
export const useInvoiceRequests = (state: InvoiceListState) =>
  useApiQuery(
    'order/getInvoiceRequestList',
    { ...invoiceListQuery.request(state), limit: PAGE_SIZE },
    { keepPrevious: true, raw: true, staleTime: 0 },
  );

export const useInvoiceInfo = (ids: string) =>
  useApiQuery('order/getInvoiceInfo', { ids }, { raw: true, staleTime: 0 });

/** Resolves to the id of the invoice, or null if it was rejected. */
export const useInvoiceSubmit = () => {
  const submit = useApiMutation('order/invoiceSubmit');
  const forgetAnswers = useInvalidate();
  const send = async (request: RequestFor<'order/invoiceSubmit'>): Promise<string | null> => {
    try {
      const { invoice_id } = await submit.mutateAsync(request);
      await Promise.all([
        forgetAnswers('order/getInvoiceRequestList'),
        forgetAnswers('order/getList'),
        forgetAnswers('order/detail'),
      ]);
      return invoice_id;
    } catch {
      return null; // the caller shows the error
    }
  };
  return { send, busy: submit.isPending, refusal: submit.error };
};

/** Each change resolves to the updated title book; null if it was rejected. */
export const useTitleBook = () => {
  const save = useApiMutation('order/saveInvoiceTitle');
  const drop = useApiMutation('order/deleteInvoiceTitle');
  const change = async (work: Promise<InvoiceTitle[]>, done: string): Promise<InvoiceTitle[] | null> => {
    try {
      const titles = await work;
      toast.success(done);
      return titles;
    } catch {
      return null; // the caller shows the error
    }
  };
  return {
    save: (title: RequestFor<'order/saveInvoiceTitle'>) =>
      change(save.mutateAsync(title), `抬头“${title.title}”已保存`),
    drop: ({ id, title }: InvoiceTitle) => change(drop.mutateAsync({ id }), `抬头“${title}”已删除`),
    busy: save.isPending || drop.isPending,
    refusal: save.error,
  };
};

export const useInvoiceTitles = () => useApiQuery('order/getInvoiceTitleList', {}, { raw: true, staleTime: 0 });
