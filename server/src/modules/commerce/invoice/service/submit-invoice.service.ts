import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { invoiceAmount, invoiceContent, whyNotInvoiced } from '@bee/domain/invoice-orders';
import { type Fen, yuanText } from '@bee/domain/money';
import type { Db } from '../../../../db/schema.ts';
import { Conflict, NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { withMember } from '../../order/store/member-lock.ts';
import { findByToken, insertInvoice, type SubmittedInvoice } from '../store/change-invoice.repository.ts';
import { knownOrders, type OrderToInvoice, readOrdersToInvoice } from '../store/invoice-order.repository.ts';
import { insertTitle, listTitles } from '../store/title.repository.ts';
import { goodTitle } from './title.service.ts';

const ID_BYTES = 12;

type Context = Pick<CallContext, 'viewer' | 'now' | 'log'>;
type Request = ParsedRequestFor<'order/invoiceSubmit'>;
type Submitted = DataFor<'order/invoiceSubmit'>;

export const readInvoiceForm: ServiceOf<'order/getInvoiceInfo', [context: Context]> = async (db, { ids }, context) => {
  const uid = uidOf(context);
  const orders = await goodOrders(db, uid, ids, context);
  return { orders, total: yuanText(sumOf(orders)), titles: await listTitles(db, uid) };
};

/** Creates one invoice over all orders, or none. A resubmission with the same form token returns the first result. */
export const submitInvoice = async (db: Db, request: Request, context: Context): Promise<Submitted> => {
  const uid = uidOf(context);
  const title = goodTitle(request, request.type);
  const { ids, type, email, mobile, remark, form_token, save_title } = request;
  const details = { type, title, email, mobile, remark };
  return withMember(db, uid, async (tx) => {
    const before = await findByToken(tx, uid, form_token);
    if (before) return sameAnswer(before, { ...details, ids });
    const orders = await goodOrders(tx, uid, ids, context);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const invoice = {
      ...details,
      id,
      uid,
      form_token,
      title: JSON.stringify(title),
      amount: yuanText(sumOf(orders)),
      content: invoiceContent(orders.map(({ kind }) => kind)),
      status: 'submitted' as const,
      submitted_at: context.now,
    };
    await insertInvoice(
      tx,
      invoice,
      orders.map((order) => order.id),
    );
    if (save_title) await insertTitle(tx, uid, { ...title, is_default: true }, context.now);
    return { invoice_id: id, status: 'submitted' };
  });
};

/**
 * The member's orders with these ids, if all of them may be invoiced.
 * @throws NotFound naming the first id that is not an order of the member; orders of other members are logged
 * @throws Conflict naming the orders that may not be invoiced, each with its reason
 */
const goodOrders = async (
  db: Db,
  uid: number,
  ids: readonly string[],
  { now, log }: Context,
): Promise<OrderToInvoice[]> => {
  const orders = await readOrdersToInvoice(db, uid, ids, now);
  const unknown = ids.filter((id) => !orders.some((order) => order.id === id));
  if (unknown.length > 0) {
    const others = await knownOrders(db, unknown);
    if (others.length > 0) log.warn({ orders: others, uid }, 'orders to invoice are not of this member');
    throw new NotFound(`订单 ${unknown[0]} 不存在，请回到“发票管理”重新选择`);
  }
  const refused = orders.flatMap((order) => {
    const reason = whyNotInvoiced(order, now);
    return reason ? [`订单 ${order.no} ${reason}`] : [];
  });
  if (refused.length > 0) throw new Conflict(`${refused.join('；')}，不能开票，请回到“发票管理”重新选择`);
  return orders;
};

const sumOf = (orders: readonly OrderToInvoice[]): Fen => orders.reduce((sum, order) => sum + invoiceAmount(order), 0);

/** @throws Conflict if the form was changed after the first submission */
const sameAnswer = (
  { id, status, ids, ...before }: SubmittedInvoice,
  { ids: wished, ...details }: Omit<SubmittedInvoice, 'id' | 'status'>,
): Submitted => {
  const same = isDeepStrictEqual([...ids].sort(), [...wished].sort()) && isDeepStrictEqual(before, details);
  if (!same) throw new Conflict('这份发票申请已经提交，内容与现在填写的不同；请到“发票管理”查看');
  return { invoice_id: id, status };
};
