import type { RefundReview, RefundStatus } from '@bee/contracts/entity/refund';
import { formatInstant } from '@bee/domain/format';
import { refundStates } from '@bee/domain/payment-state';
import { type Column, Price, Tag } from '@bee/ui/content';
import { useRefundList } from './refund.queries.ts';
import { RefundDetail } from './refund-detail.tsx';
import { refundCauses, refundTones } from './refund-words.ts';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';
import './ops.css';

const columns: Column<RefundReview>[] = [
  { key: 'status', title: '状态', cell: ({ status }) => <Tag type={refundTones[status]}>{refundStates[status]}</Tag> },
  { key: 'member', title: '会员', cell: ({ member }) => <span className="bee-num">{member || '—'}</span> },
  {
    key: 'product',
    title: '商品',
    cell: ({ order_title }) => <span className="member-ops-cut">{order_title}</span>,
    hint: ({ order_title }) => order_title,
  },
  { key: 'amount', title: '退款金额', unit: '元', numeric: true, cell: ({ amount }) => <Price value={amount} /> },
  { key: 'cause', title: '来由', cell: ({ cause }) => refundCauses[cause] },
  {
    key: 'created_at',
    title: '申请时间',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  },
  { key: 'handled_by', title: '处理人', cell: ({ handled_by }) => handled_by || '—' },
];

const review: Review<RefundReview, RefundStatus> = {
  tab: 'refund',
  title: '退款',
  noun: '退款',
  statuses: refundStates,
  search: { label: '在退款中搜索', placeholder: '搜索订单号、商品、原因或手机号后四位' },
  hint: '会员在订单详情里申请，或在“会员订单”里发起；关闭后到账和重复付款的款项会自动退回，也列在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ order_no }) => order_no,
  nameTitle: '订单号',
  columns,
  Detail: RefundDetail,
  useList: useRefundList,
};

export const RefundList = () => <ReviewList review={review} />;
