import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { isActive } from '@bee/domain/membership';
import { yuanText } from '@bee/domain/money';
import { MAX_POINTS_SHARE, POINTS_PER_YUAN } from '@bee/domain/points-price';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { MemberRow } from '../../../identity/index.ts';
import { isMembership, termOf } from '../store/membership-ledger.ts';
import { findOffer, type Offer, type OfferPlan } from '../store/offer.ts';
import { findPayableOf, readBuyer } from '../store/order.repository.ts';

type SubmitData = DataFor<'order/getOrderSubmitData'>;

/** @throws NotFound if the product is not sold to this member */
export const readSubmitData = async (
  db: Db,
  uid: number,
  { id, type }: ParsedRequestFor<'order/getOrderSubmitData'>,
  now: Date,
): Promise<SubmitData> => {
  const member = await readBuyer(db, uid);
  const offer = await findOffer(db, id, type, { uid, isVip: isActive(member.vip_expire, now) });
  if (!offer) throw new NotFound('没有这个商品，可能已下架；请返回原页面重新选择');
  const { kind, productId, title, summary, link, plans, planId, refusal } = offer;
  return {
    kind,
    id: productId,
    title,
    summary,
    link,
    plans: plans.map((plan) => presentPlan(plan, offer, member, now)),
    plan_id: planId,
    points: { balance: member.score, per_yuan: POINTS_PER_YUAN, most_share: MAX_POINTS_SHARE },
    refusal,
    unpaid: (await findPayableOf(db, uid, offer.target, now)) ?? null,
  };
};

const presentPlan = (
  { price, months, ...plan }: OfferPlan,
  { kind }: Offer,
  member: MemberRow,
  now: Date,
): SubmitData['plans'][number] => {
  const term = { ...plan, price: yuanText(price), months };
  if (!isMembership(kind) || !months) return { ...term, starts_at: null, ends_at: null };
  const { from, to } = termOf(member, kind, months, now);
  return { ...term, starts_at: from.toISOString(), ends_at: to.toISOString() };
};
