import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Invoice, InvoiceReview } from '@bee/contracts/resource/invoice';
import { invoiceStates, mayBecome } from '@bee/domain/invoice-state';
import type { Db, Tx } from '../../../../db/schema.ts';
import type { Deps } from '../../../../deps.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { showFiles } from '../../../files/index.ts';
import { sendMessage } from '../../../identity/index.ts';
import { withMember } from '../../order/store/member-lock.ts';
import { changeInvoice, type InvoiceChange, isNumberTaken, isNumberTwice } from '../store/change-invoice.repository.ts';
import { findInvoiceReview } from '../store/invoice.repository.ts';
import { makeInvoiceFile } from './pdf/make-invoice-file.ts';

type Request = ParsedRequestFor<'ops/setInvoiceStatus'>;

/**
 * Changes the status of an invoice and its orders and notifies the member. If two operators act concurrently, the
 * second gets a Conflict.
 */
export const setInvoiceStatus = async (
  deps: Deps,
  request: Request,
  context: Pick<CallContext, 'viewer' | 'now'>,
): Promise<InvoiceReview> => {
  const { id, status, no, reason } = request;
  const operator = uidOf(context);
  if (status === 'issued' && no === '') throw new InvalidInput('请填写发票号码，8 至 20 位数字', 'no');
  if (status === 'rejected' && reason === '') throw new InvalidInput('请写明退回的原因，会员会看到', 'reason');
  if (status === 'reversed' && no === '') throw new InvalidInput('请填写红字发票号码，8 至 20 位数字', 'no');
  if (status === 'reversed' && reason === '') throw new InvalidInput('请写明红冲的原因，会员会看到', 'reason');
  const found = await findInvoiceReview(deps.db, id);
  if (!found) throw new NotFound('这张发票不存在，请刷新列表');
  const { uid, invoice } = found;
  if (!mayBecome(invoice.status, status)) throw tooLate(invoice, status);
  const change: InvoiceChange = { from: invoice.status, status, no, reason, operator, now: context.now };
  // Written before the transaction because it is slow; files that are never published are removed by the sweep.
  if (status === 'issued' || status === 'reversed') {
    const { now } = context;
    const reverses = status === 'reversed' ? { no: invoice.no, reason } : undefined;
    change.fid = await makeInvoiceFile(deps, { uid, invoice, no, issuedAt: now, now, ...(reverses && { reverses }) });
  }
  const changed = await applyChange(deps.db, uid, invoice, change);
  const after = await findInvoiceReview(deps.db, id);
  if (!after) throw new NotFound('这张发票不存在，请刷新列表');
  if (!changed) throw tooLate(after.invoice, status);
  return after.invoice;
};

const applyChange = async (db: Db, uid: number, invoice: InvoiceReview, change: InvoiceChange): Promise<boolean> => {
  try {
    return await withMember(db, uid, async (tx) => {
      if (!(await changeInvoice(tx, uid, invoice.id, change))) return false;
      if (change.no && (await isNumberTwice(tx, change.no))) throw numberTaken(change.no);
      if (change.fid) await showFiles(tx, [change.fid], change.now);
      await notifyInvoice(tx, uid, invoice, change);
      return true;
    });
  } catch (error) {
    if (isNumberTaken(error)) throw numberTaken(change.no);
    throw error;
  }
};

const numberTaken = (no: string): Conflict => new Conflict(`发票号码 ${no} 已用于另一张发票，请核对号码`, 'no');

const tooLate = ({ status, title, handled_by }: InvoiceReview, wanted: Invoice['status']): Conflict => {
  const who = handled_by ? `（${handled_by}）` : '';
  return new Conflict(
    `“${title.title}”的发票现在是“${invoiceStates[status]}”${who}，不能改为“${invoiceStates[wanted]}”，请刷新列表`,
  );
};

/** Must be called inside the transaction of the change. */
const notifyInvoice = async (tx: Tx, uid: number, invoice: Invoice, change: InvoiceChange): Promise<void> => {
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
