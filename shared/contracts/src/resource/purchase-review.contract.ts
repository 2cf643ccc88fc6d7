import { z } from 'zod';
import { money } from '../entity/money.ts';
import { order, orderKinds, orderStatuses } from '../entity/order.ts';
import { refundReview, refundStatuses } from '../entity/refund.ts';
import { operatorOperation } from '../operation.ts';
import { id, keyword, listOf, longPaging, sorting } from '../shapes.ts';

const note = z.string().trim().max(200, '说明最多 200 个字').default('');

/** An order for operators. */
const purchaseReviewItem = order.extend({
  /** Masked number. */
  member: z.string(),
  /** Amount that can still be refunded. */
  refundable: money,
});
export type PurchaseReview = z.output<typeof purchaseReviewItem>;

/** Review of purchases by operators. */
export const purchaseReview = {
  'ops/getPurchaseList': operatorOperation({
    summary: '会员的订单，按订单号、手机号后四位或内容查找；facets 的键：status',
    request: z.object({
      ...longPaging,
      ...sorting(['pay_amount', 'refunded', 'created_at']),
      status: z.enum(orderStatuses, '没有这种订单状态').optional(),
      kind: z.enum(orderKinds, '没有这类商品').optional(),
      kw: keyword.optional(),
    }),
    data: listOf(purchaseReviewItem),
  }),
  'ops/startRefund': operatorOperation({
    summary: '为一份已付的订单退款，可以只退一部分',
    request: z.object({
      order_id: id,
      amount: money,
      reason: z.string().trim().min(2, '请写明退款原因').max(200, '原因最多 200 个字'),
    }),
    data: refundReview,
  }),
  'ops/getRefundList': operatorOperation({
    summary: '退款；facets 的键：status',
    request: z.object({
      ...longPaging,
      ...sorting(['amount', 'created_at']),
      status: z.enum(refundStatuses, '没有这种状态').optional(),
      kw: keyword.optional(),
    }),
    data: listOf(refundReview),
  }),
  'ops/reviewRefund': operatorOperation({
    summary: '同意或拒绝一份退款申请，或把支付方拒绝的再发一次',
    request: z.object({
      id,
      action: z.enum(['approve', 'reject', 'retry'], '没有这种操作'),
      /** A smaller amount than requested, if given. */
      amount: money.optional(),
      note,
    }),
    data: refundReview,
  }),
  'ops/quoteCustomOrder': operatorOperation({
    summary: '给一份定制需求报价；会员收到消息后下单付款',
    request: z.object({ id, price: money, note }),
    data: z.null(),
  }),
};
