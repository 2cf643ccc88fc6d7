import type { OrderKind } from '@bee/contracts/resource/order';
import type { Link } from '@bee/contracts/resource/user';
import { type Fen, fenOf } from '@bee/domain/money';
import { FREE_TYPES, openPages } from '@bee/domain/reading-rights';
import { REPORT_PRICE } from '@bee/domain/report-price';
import { type MembershipPlan, membershipPlans, membershipTitles } from '@bee/domain/vip-plans';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { linkOfTarget, targetOf } from '../model/order-target.ts';
import { hasBought } from './has-bought.ts';

export type OfferPlan = { id: string; title: string; spec: string; price: Fen; months: number | null };

/** A purchasable product at its current price. */
export type Offer = {
  kind: OrderKind;
  productId: string;
  target: string;
  title: string;
  summary: string;
  link: Link | null;
  plans: OfferPlan[];
  /** The plan named by the id, otherwise the last plan; empty if there is no plan. */
  planId: string;
  /** Why it cannot, or need not, be bought. */
  refusal: string | null;
};

type Buyer = { uid: number; isVip: boolean };
type CatalogueOffer = Pick<Offer, 'title' | 'summary' | 'refusal'> & {
  productId: string;
  plans: OfferPlan[];
  planId?: string;
};
type Finder = (db: Db, id: string, buyer: Buyer) => Promise<CatalogueOffer | null>;

/** A product with a single price has one plan, whose id is the kind. */
const single = (kind: OrderKind, spec: string, price: Fen): OfferPlan[] => [
  { id: kind, title: spec, spec, price, months: null },
];

const membership =
  (kind: 'vip' | 'veg_vip', summary: string): Finder =>
  async (_db, id) => {
    const plans: OfferPlan[] = membershipPlans[kind].map(planOf);
    if (id !== kind && !plans.some((plan) => plan.id === id)) return null;
    return { productId: kind, title: membershipTitles[kind], summary, refusal: null, plans, planId: id };
  };

const planOf = ({ id, title, months, price }: MembershipPlan): OfferPlan => ({
  id,
  title,
  spec: `${months}个月`,
  price: price * 100,
  months,
});

const finders: Record<OrderKind, Finder> = {
  vip: membership('vip', '研报全文、三年行情、数据导出等八大特权'),
  veg_vip: membership('veg_vip', '全部蔬菜行情历史、市场周报全文与每天 20 次导出'),
  data: async (db, id, { uid }) => {
    const product = await db
      .selectFrom('data_product')
      .select(['title', 'summary', 'access', sql<string | null>`price::text`.as('price')])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!product) return null;
    const { title, summary, price } = product;
    const refusal = !price
      ? '这个数据产品不出售，登录或开通会员后即可下载'
      : (await hasBought(db, uid, 'data', id))
        ? '您已购买过这个数据产品，可以直接下载全部文件'
        : null;
    return { productId: id, title, summary, refusal, plans: price ? single('data', '全部文件', fenOf(price)) : [] };
  },
  report: async (db, id, { uid, isVip }) => {
    const report = await db
      .selectFrom('article')
      .innerJoin('report', 'report.article_id', 'article.id')
      .select(['article.title', 'article.summary', 'article.type', 'report.pdf', 'report.pages'])
      .where('article.id', '=', id)
      .executeTakeFirst();
    if (!report) return null;
    const { title, summary, type, pdf, pages } = report;
    const isOpen =
      pdf === 'none' || FREE_TYPES.includes(type) || (pages !== null && openPages(type, pages).member === null);
    const refusal = isOpen
      ? '这篇报告免费阅读，不需要购买'
      : isVip
        ? '您是 VIP会员，可以直接阅读全文'
        : (await hasBought(db, uid, 'report', id))
          ? '您已购买过这篇报告，可以直接阅读全文'
          : null;
    return { productId: id, title, summary, refusal, plans: single('report', '电子版', fenOf(REPORT_PRICE)) };
  },
  custom: async (db, id, { uid }) => {
    const request = await db
      .selectFrom('custom_order')
      .select(['title', 'no', 'status', sql<string | null>`price::text`.as('price')])
      .where('id', '=', id)
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (!request) return null;
    const { title, no, status, price } = request;
    const refusal = !price
      ? '这份定制需求还没有报价，报价后会用站内消息告诉您'
      : status === 'declined'
        ? '这份定制需求已谢绝，如仍需要请重新提交'
        : (await hasBought(db, uid, 'custom', id))
          ? '这份定制需求已付款，正在制作'
          : null;
    return {
      productId: id,
      title,
      summary: `定制需求 ${no}`,
      refusal,
      plans: price ? single('custom', '定制服务', fenOf(price)) : [],
    };
  },
};

/**
 * @param id of the product; for memberships also of one of its plans
 * @param kind derived from the id if undefined
 * @returns null if no such product exists for this member
 */
export const findOffer = async (
  db: Db,
  id: string,
  kind: OrderKind | undefined,
  buyer: Buyer,
): Promise<Offer | null> => {
  for (const tried of kind ? [kind] : kindsOf(id)) {
    const found = await finders[tried](db, id, buyer);
    if (!found) continue;
    const target = targetOf(tried, found.productId);
    const named = found.plans.find((plan) => plan.id === found.planId);
    const planId = (named ?? found.plans.at(-1))?.id ?? '';
    return { ...found, kind: tried, target, planId, link: linkOfTarget(target) };
  }
  return null;
};

/** Candidate kinds for an id given without a kind. */
const kindsOf = (id: string): OrderKind[] => {
  if (/^veg_vip(-|$)/.test(id)) return ['veg_vip'];
  return /^vip(-|$)/.test(id) ? ['vip'] : ['data', 'report', 'custom'];
};
