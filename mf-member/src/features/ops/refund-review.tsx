import type { RefundReview, RefundStatus } from '@bee/contracts/entity/refund';
import { refundStates } from '@bee/domain/payment-state';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { refundCauses, refundTones } from './refund-words.ts';
import { defineReview } from './review.ts';
import { cutColumn, memberColumn, moneyColumn, operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';
import './ops.css';

const columns: Column<RefundReview>[] = [
  statusColumn(refundStates, refundTones),
  memberColumn,
  cutColumn('order_title', '商品'),
  moneyColumn('amount', '退款金额'),
  { key: 'cause', title: '来由', cell: ({ cause }) => refundCauses[cause] },
  timeColumn('created_at', '申请时间'),
  operatorColumn('handled_by'),
];

export const refundReview = defineReview<RefundReview, RefundStatus>({
  tab: 'refund',
  operation: 'ops/getRefundList',
  title: '退款',
  noun: '退款',
  statuses: refundStates,
  search: { label: '在退款中搜索', placeholder: '搜索订单号、商品、原因或手机号后四位' },
  hint: '会员在订单详情里申请，或在“会员订单”里发起；关闭后到账和重复付款的款项会自动退回，也列在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ order_no }) => order_no,
  nameTitle: '订单号',
  columns,
  detail: detailOf(async () => (await import('./refund-detail.tsx')).RefundDetail),
});
