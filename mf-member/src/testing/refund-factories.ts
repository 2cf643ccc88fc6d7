import type { RefundReview } from '@bee/contracts/entity/refund';
import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { buildOrder } from './member-factories.ts';

export const ORDER_NO = 'BEE20260304-7K3MQ2PA';

/** A paid order without refunds. */
export const buildPurchase = (changes: Partial<PurchaseReview> = {}): PurchaseReview => ({
  ...buildOrder({
    no: ORDER_NO,
    status: 'paid',
    pay_method: 'wechat',
    paid_at: '2026-03-04T00:40:00.000Z',
  }),
  member: '138****0001',
  refundable: '365.00',
  ...changes,
});

export const buildRefund = (changes: Partial<RefundReview> = {}): RefundReview => ({
  id: 'RF1',
  cause: 'member',
  status: 'requested',
  amount: '365.00',
  method: 'wechat',
  reason: '买重了',
  note: '',
  created_at: '2026-03-04T02:00:00.000Z',
  done_at: null,
  order_id: 'o1',
  order_no: ORDER_NO,
  order_title: 'VIP会员',
  pay_amount: '365.00',
  refunded: '0.00',
  invoice_status: 'none',
  member: '138****0001',
  failure: '',
  handled_by: '',
  ...changes,
});
