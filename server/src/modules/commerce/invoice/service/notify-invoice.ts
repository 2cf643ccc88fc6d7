import type { Invoice } from '@bee/contracts/resource/invoice';
import type { Tx } from '../../../../db/schema.ts';
import { sendMessage } from '../../../identity/index.ts';
import type { InvoiceChange } from '../store/change-invoice.repository.ts';

/** Must be called inside the transaction of the change. */
export const notifyInvoice = async (tx: Tx, uid: number, invoice: Invoice, change: InvoiceChange): Promise<void> => {
  const { title, body } = wordsOf(invoice, change);
  const link = { page: 'user/order/invoice_list', params: { state: 'done' } };
  const key = `invoice:${invoice.id}:${change.status}`;
  await sendMessage(tx, { uid, key, kind: 'invoice', title, body, link, now: change.now });
};

const wordsOf = (
  { title: { title }, amount }: Invoice,
  { status, no, reason }: InvoiceChange,
): { title: string; body: string } => {
  const which = `抬头“${title}”，${amount} 元`;
  if (status === 'issuing') return { title: '发票正在开具', body: `${which}，开好后会再通知您。` };
  if (status === 'issued') return { title: '发票已开具', body: `${which}，号码 ${no}，可在“发票记录”下载 PDF。` };
  if (status === 'reversed')
    return {
      title: '发票已红冲',
      body: `${which}，红字发票号码 ${no}，原因：${reason}。红字发票可在“发票记录”下载，有关订单可以重新申请发票。`,
    };
  return { title: '发票申请被退回', body: `${which}，原因：${reason}。有关订单可以重新申请发票。` };
};
