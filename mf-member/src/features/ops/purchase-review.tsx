import type { OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { type Column, Price } from '@bee/ui/content';
import { OrderStatusTag, orderKinds, orderStatuses, orderTitle } from '../../components/order-status.tsx';
import { payMethods } from '../../lib/pay-method.ts';
import { detailOf } from './detail-on-demand.tsx';
import { defineReview } from './review.ts';
import { memberColumn, moneyColumn, timeColumn } from './review-columns.tsx';
import './ops.css';

const columns: Column<PurchaseReview>[] = [
  { key: 'status', title: '状态', cell: ({ status }) => <OrderStatusTag status={status} /> },
  memberColumn,
  {
    key: 'product',
    title: '商品',
    cell: (order) => <span className="member-ops-cut">{orderTitle(order)}</span>,
    hint: orderTitle,
  },
  { key: 'kind', title: '类型', cell: ({ kind }) => orderKinds[kind] },
  {
    ...moneyColumn('pay_amount', '实付'),
    cell: ({ paid_at, pay_amount }) => (paid_at ? <Price value={pay_amount} /> : '—'),
  },
  {
    ...moneyColumn('refunded', '已退'),
    cell: ({ paid_at, refunded }) => (paid_at ? <Price value={refunded} /> : '—'),
  },
  { key: 'pay_method', title: '支付方式', cell: ({ pay_method }) => (pay_method ? payMethods[pay_method] : '—') },
  timeColumn('created_at', '下单时间'),
];

const statuses = Object.fromEntries(
  Object.entries(orderStatuses).map(([status, { title }]) => [status, title]),
) as Record<OrderStatus, string>;

export const purchaseReview = defineReview<PurchaseReview, OrderStatus, OrderKind>({
  tab: 'purchase',
  operation: 'ops/getPurchaseList',
  title: '会员订单',
  noun: '订单',
  statuses,
  kinds: orderKinds,
  search: { label: '在会员订单中搜索', placeholder: '搜索订单号、商品或手机号后四位' },
  hint: '会员开通 VIP、购买报告或数据、为定制需求付款时下单，下单后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ no }) => no,
  nameTitle: '订单号',
  columns,
  detail: detailOf(async () => (await import('./purchase-detail.tsx')).PurchaseDetail),
});
