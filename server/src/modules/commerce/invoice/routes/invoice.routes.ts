import { invoiceStates } from '@bee/domain/invoice-state';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/errors.ts';
import { EnvelopeExtras, type Route, route } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { setInvoiceStatus } from '../service/handle-invoice.service.ts';
import { readInvoiceForm, submitInvoice } from '../service/submit-invoice.service.ts';
import { deleteTitle, saveTitle } from '../service/title.service.ts';
import { findInvoice, listInvoiceRequests, listInvoiceReviews } from '../store/invoice.repository.ts';
import { listTitles } from '../store/title.repository.ts';

export const invoiceRoutes = (deps: Deps): Route[] => {
  const { db } = deps;
  return [
    route('order/getInvoiceRequestList', (input, context) =>
      listInvoiceRequests(db, uidOf(context), input, context.now),
    ),
    route('order/getInvoiceInfo', (input, context) => readInvoiceForm(db, input, context)),
    route('order/invoiceSubmit', async (input, context) => {
      const answer = await submitInvoice(db, input, context);
      return new EnvelopeExtras(answer, { msg: '发票申请已提交' });
    }),
    route('order/getInvoice', async ({ id }, context) => {
      const invoice = await findInvoice(db, uidOf(context), id);
      if (!invoice) throw new NotFound('这张发票不存在，请在“发票管理”里查找');
      return invoice;
    }),
    route('order/getInvoiceTitleList', (_input, context) => listTitles(db, uidOf(context))),
    route('order/saveInvoiceTitle', (input, context) => saveTitle(db, uidOf(context), input, context.now)),
    route('order/deleteInvoiceTitle', ({ id }, context) => deleteTitle(db, uidOf(context), id)),
    route('ops/getInvoiceList', (input) => listInvoiceReviews(db, input)),
    route('ops/setInvoiceStatus', async (input, context) => {
      const invoice = await setInvoiceStatus(deps, input, context);
      return new EnvelopeExtras(invoice, {
        msg: `“${invoice.title.title}”的发票已改为“${invoiceStates[invoice.status]}”`,
      });
    }),
  ];
};
