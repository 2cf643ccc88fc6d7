import type { ParsedRequestFor } from '@bee/contracts/operations';
import { fenOf } from '@bee/domain/money';
import type { Db, Tx } from '../../../db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { closeOrder, findUnpaidOf, hasBought, targetOf, withMember } from '../../commerce/index.ts';
import { sendMessage } from '../../identity/index.ts';
import { addStep, findRequest, setPrice } from '../store/custom-order.repository.ts';

/** Quotes a price for a custom order; the member is notified and can then order and pay. */
export const quoteCustomOrder = async (
  db: Db,
  { id, price, note }: ParsedRequestFor<'ops/quoteCustomOrder'>,
  context: Pick<CallContext, 'viewer' | 'now'>,
): Promise<void> => {
  const operator = uidOf(context);
  const { now } = context;
  if (fenOf(price) === 0) throw new InvalidInput('报价应大于 0 元', 'price');
  const request = await findRequest(db, id);
  if (!request) throw new NotFound('这份定制需求不存在');
  const { uid, no, title } = request;
  if (uid === null) throw new Conflict(`${no} 是访客提交的，请电话联系，对方注册后重新提交才能在线付款`);
  await withMember(db, uid, async (tx) => {
    if (await hasBought(tx, uid, 'custom', id))
      throw new Conflict(`${no} 已付款，不能再改报价；多收少收请在“会员订单”里退款`);
    if (!(await setPrice(tx, id, price))) throw new Conflict(`${no} 已结束，请先重新联系再报价`);
    await closeQuoted(tx, uid, id, now);
    const text = `报价 ${price} 元${note && `：${note}`}`;
    await addStep(tx, { order_id: id, status: 'contacted', operator, note: text, at: now });
    await sendMessage(tx, {
      uid,
      key: `custom:${id}:quote:${price}`,
      kind: 'order',
      title: `定制需求已报价：${price} 元`,
      body: `“${title}”（${no}）。${note}`,
      link: { page: 'user/order/submit_form', params: { id, type: 'custom' } },
      now,
    });
  });
};

/** Closes an unpaid order with an outdated price. Must be called under the member's lock. */
export const closeQuoted = async (tx: Tx, uid: number, id: string, now: Date): Promise<void> => {
  const unpaid = await findUnpaidOf(tx, uid, targetOf('custom', id));
  if (unpaid) await closeOrder(tx, unpaid, 'cancel', { text: '报价有变化，订单关闭', reason: '报价有变化', now });
};
