import { createHash } from 'node:crypto';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { isActive } from '@bee/domain/membership';
import { fenOf, yuanText } from '@bee/domain/money';
import { MINUTES_TO_PAY } from '@bee/domain/order-state';
import { pointsValue, usablePoints } from '@bee/domain/points-price';
import type { Db, Tx } from '../../../../db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../http/errors.ts';
import type { MemberRow } from '../../../identity/index.ts';
import { newOrderId, newOrderNumber } from '../model/order-number.ts';
import { addStep } from '../store/change-order.ts';
import { type PurchaseRow, withMember } from '../store/member-lock.ts';
import { findOffer, type Offer, type OfferPlan } from '../store/offer.ts';
import { findByToken, findUnpaidOf, insertOrder } from '../store/order.repository.ts';
import { closeOrder } from './close-order.ts';
import { movePointsOf } from './order-points.ts';

export type Submission = Omit<ParsedRequestFor<'order/orderSubmit'>, 'qty' | 'pay_amount' | 'form_token'> & {
  /** The amount shown to the member; null if the page shows only the plan's price. */
  pay_amount: string | null;
  form_token: string | null;
  /** Returns an existing unpaid order of the same plan instead of rejecting the request. */
  reuse: boolean;
};

type RequestTime = { now: Date; today: string };
type Submitted = DataFor<'order/orderSubmit'>;

/**
 * Creates at most one order per form token and one unpaid order per product; checked and written under the member's
 * lock.
 * @throws NotFound, InvalidInput, Conflict with a message for the member
 */
export const submitOrder = (db: Db, uid: number, submission: Submission, moment: RequestTime): Promise<Submitted> =>
  withMember(db, uid, async (tx, member) => {
    const hash = hashOf(submission);
    const before = submission.form_token === null ? undefined : await findByToken(tx, uid, submission.form_token);
    if (before) {
      if (before.form_hash === hash) return answerOf(before);
      throw new Conflict(`这份表单已经提交成订单 ${before.no}，内容有变化请刷新页面后重新提交`);
    }
    const offer = await offerOf(tx, member, submission, moment.now);
    const plan = planOf(offer, submission);
    const order = priced(member, plan, submission);
    const unpaid = await takeUnpaid(tx, uid, offer.target, moment.now);
    if (unpaid) {
      const isSame = unpaid.plan_id === plan.id && unpaid.pay_amount === order.pay_amount;
      if (isSame && submission.reuse) return answerOf(unpaid);
      if (!submission.replace)
        throw new Conflict(
          `您有一张没有支付的同类订单 ${unpaid.no}（${unpaid.pay_amount} 元），请去支付，或取消后重新下单`,
        );
      await closeOrder(tx, unpaid, 'cancel', { text: '改下了新的订单', reason: '改下新的订单', now: moment.now });
    }
    return answerOf(await writeOrder(tx, member, offer, plan, order, { ...submission, hash }, moment));
  });

/** Closes the unpaid order if it has expired. */
const takeUnpaid = async (tx: Tx, uid: number, target: string, now: Date): Promise<PurchaseRow | undefined> => {
  const found = await findUnpaidOf(tx, uid, target);
  if (!found || Date.parse(found.expires_at) > now.getTime()) return found;
  await closeOrder(tx, found, 'expire', { text: '超过支付时间，订单关闭', reason: '', now });
  return undefined;
};

const offerOf = async (tx: Tx, member: MemberRow, { id, type }: Submission, now: Date): Promise<Offer> => {
  const offer = await findOffer(tx, id, type, { uid: member.uid, isVip: isActive(member.vip_expire, now) });
  if (!offer) throw new NotFound('没有这个商品，可能已下架；请返回原页面重新选择');
  if (offer.refusal) throw new Conflict(offer.refusal);
  return offer;
};

const planOf = ({ title, plans }: Offer, { plan_id }: Submission): OfferPlan => {
  const plan = plans.find(({ id }) => id === plan_id);
  if (!plan) throw new InvalidInput(`“${title}”没有这个方案，请刷新页面后重新选择`, 'plan_id');
  return plan;
};

type Priced = Pick<PurchaseRow, 'amount' | 'discount' | 'pay_amount' | 'points_used'>;

/** Always uses the server's price; the amount shown to the member is only compared with it. */
const priced = (member: MemberRow, plan: OfferPlan, { points, pay_amount }: Submission): Priced => {
  const most = usablePoints(member.score, plan.price);
  if (points > most)
    throw new InvalidInput(`这份订单最多可用 ${most} 积分（现有 ${member.score}），请改小后再提交`, 'points');
  const discount = pointsValue(points);
  const order = {
    amount: yuanText(plan.price),
    discount: yuanText(discount),
    pay_amount: yuanText(plan.price - discount),
    points_used: points,
  };
  if (pay_amount !== null && fenOf(pay_amount) !== fenOf(order.pay_amount))
    throw new Conflict(`价格有变化：现在应付 ${order.pay_amount} 元，您看到的是 ${pay_amount} 元，请确认后重新提交`);
  return order;
};

const writeOrder = async (
  tx: Tx,
  { uid }: MemberRow,
  { kind, target, productId, title }: Offer,
  plan: OfferPlan,
  money: Priced,
  { form_token, remark, hash }: Pick<Submission, 'form_token' | 'remark'> & { hash: string },
  { now, today }: RequestTime,
): Promise<PurchaseRow> => {
  const product_id = kind === 'vip' || kind === 'veg_vip' ? undefined : productId;
  const order = await insertOrder(tx, {
    ...money,
    id: newOrderId(),
    no: newOrderNumber(today),
    uid,
    kind,
    target,
    plan_id: plan.id,
    items: JSON.stringify([{ title, spec: plan.spec, qty: 1, price: money.amount, product_id }]),
    status: 'unpaid',
    pay_method: null,
    created_at: now,
    expires_at: new Date(now.getTime() + MINUTES_TO_PAY * 60_000),
    remark,
    form_token,
    form_hash: form_token && hash,
  });
  await addStep(tx, order.id, 'unpaid', '提交订单', now);
  if (!(await movePointsOf(tx, order, 'spend', now)))
    throw new Conflict('积分余额不足，请减少使用的积分后重新提交', 'points');
  return order;
};

const answerOf = ({ id, pay_amount }: PurchaseRow): Submitted => ({ order_id: id, pay_amount });

/** Fingerprint of the fields that must match for a resubmission to count as the same order. */
const hashOf = ({ id, type, plan_id, points, remark }: Submission): string =>
  createHash('sha256')
    .update(JSON.stringify([id, type, plan_id, points, remark]))
    .digest('hex');
