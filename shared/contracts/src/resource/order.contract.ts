import { z } from 'zod';
import { link } from '../entity/link.ts';
import { money } from '../entity/money.ts';
import { orderDetail, order as orderEntity, orderKinds, orderStatuses } from '../entity/order.ts';
import { operation } from '../operation.ts';
import { plainLine } from '../plain-line.ts';
import { id, instant, listOf, paging } from '../shapes.ts';

export type { Order, OrderDetail, OrderKind, OrderStatus } from '../entity/order.ts';

const kind = z.enum(orderKinds, '没有这类商品');
const planId = z.string('请选择方案').trim().min(1, '请选择方案').max(64, '方案编号有误');
const reason = plainLine('原因', { min: 2, max: 200 });

/** Random, made by the form once per order: what is sent twice becomes one order. */
const formToken = z.string('缺少表单标识，请刷新页面后重试').regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试');

const points = z
  .number('积分应是整数')
  .int('积分应是整数')
  .min(0, '使用的积分不能是负数')
  .max(10_000_000, '使用的积分过多')
  .default(0);

const submitted = z.object({ order_id: z.string(), pay_amount: money });

const plan = z.object({
  id: z.string(),
  title: z.string(),
  spec: z.string(),
  price: money,
  /** Null for what is bought for good. */
  months: z.number().int().nullable(),
  /** When the term would begin and end if it were paid now. */
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
});
export type OrderPlan = z.output<typeof plan>;

export const order = {
  'order/getList': operation({
    method: 'POST',
    summary: '我的订单；facets 的键：status',
    access: 'member',
    request: z.object({ ...paging, status: z.enum(orderStatuses, '没有这种订单状态').optional() }),
    /** `now`: of the server. */
    data: listOf(orderEntity).extend({ now: instant }),
  }),
  'order/detail': operation({
    method: 'POST',
    summary: '一份订单，连同经过、退款与发票',
    access: 'member',
    request: z.object({ id }),
    data: orderDetail,
  }),
  'order/getOrderSubmitData': operation({
    method: 'POST',
    summary: '下单页所需：商品、方案、可用积分、未付的同类订单；没有 type 时由编号判断',
    access: 'member',
    request: z.object({ id, type: kind.optional() }),
    data: z.object({
      kind,
      /** Of the product; of a membership its kind. */
      id: z.string(),
      title: z.string(),
      summary: z.string(),
      link: link.nullable(),
      plans: z.array(plan),
      /** The one that the address names, else the first. */
      plan_id: z.string(),
      points: z.object({
        balance: z.number().int(),
        /** So many points are one yuan. */
        per_yuan: z.number().int(),
        /** Points pay at most this share of a price, 0 to 1. */
        most_share: z.number(),
      }),
      /** Why it need not be bought; null where it may be. */
      refusal: z.string().nullable(),
      /** The order of this product that waits to be paid. */
      unpaid: z.object({ id: z.string(), plan_id: z.string(), pay_amount: money, expires_at: instant }).nullable(),
    }),
  }),
  'order/orderSubmit': operation({
    method: 'POST',
    summary: '提交订单；同一 form_token 只成一单。已有未付的同类订单时返回 409，replace 为 true 时取消旧单',
    access: 'member',
    request: z.object({
      id,
      type: kind,
      plan_id: planId,
      qty: z.literal(1, '数量只能是 1').default(1),
      points,
      remark: plainLine('备注', { max: 200 }).default(''),
      /** What the member saw; refused where the price is another one by now. */
      pay_amount: money,
      form_token: formToken,
      replace: z.boolean().default(false),
    }),
    data: submitted,
  }),
  'order/createOrderForVip': operation({
    method: 'POST',
    summary: '一键下单开通或续费会员；已有未付的同一方案时返回那一单，不同方案时返回 409，replace 为 true 时取消旧单',
    access: 'member',
    request: z.object({
      plan_id: planId,
      kind: z.enum(['vip', 'veg_vip'], '没有这种会员').default('vip'),
      form_token: formToken.optional(),
      replace: z.boolean().default(false),
    }),
    data: submitted,
  }),
  'order/cancel': operation({
    method: 'POST',
    summary: '取消未付的订单，退还积分',
    access: 'member',
    request: z.object({ id, reason }),
    data: orderDetail,
  }),
  'order/applyRefund': operation({
    method: 'POST',
    summary: '申请退款；由运营处理',
    access: 'member',
    request: z.object({ id, reason }),
    data: orderDetail,
  }),
  'order/withdrawRefund': operation({
    method: 'POST',
    summary: '撤回还没有处理的退款申请',
    access: 'member',
    request: z.object({ id }),
    data: orderDetail,
  }),
};
