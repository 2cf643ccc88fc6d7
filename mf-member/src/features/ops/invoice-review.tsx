import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { formatInstant } from '@bee/domain/format';
import { invoiceStates } from '@bee/domain/invoice-state';
import { type Column, Price, Tag } from '@bee/ui/content';
import { useInvoiceList } from './invoice.queries.ts';
import { InvoiceDetail } from './invoice-detail.tsx';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';

const TONES = { submitted: 'honey', issuing: 'blue', issued: 'green', rejected: 'grey', reversed: 'grey' } as const;

const columns: Column<InvoiceReview>[] = [
  {
    key: 'status',
    title: '状态',
    cell: ({ status }) => <Tag type={TONES[status]}>{invoiceStates[status]}</Tag>,
  },
  { key: 'type', title: '类型', cell: ({ type }) => (type === 'special' ? '专票' : '普票') },
  {
    key: 'amount',
    title: '金额',
    unit: '元',
    numeric: true,
    cell: ({ amount }) => <Price value={amount} />,
  },
  {
    key: 'orders',
    title: '订单',
    numeric: true,
    cell: ({ orders }) => orders.length,
    hint: ({ orders }) => orders.map(({ no }) => no).join('，'),
  },
  { key: 'member', title: '会员', cell: ({ member }) => <span className="bee-num">{member || '—'}</span> },
  {
    key: 'submitted_at',
    title: '申请时间',
    cell: ({ submitted_at }) => <time dateTime={submitted_at}>{formatInstant(submitted_at)}</time>,
  },
  { key: 'handled_by', title: '处理人', cell: ({ handled_by }) => handled_by || '—' },
];

const review: Review<InvoiceReview, InvoiceReview['status']> = {
  tab: 'invoice',
  title: '发票',
  noun: '发票申请',
  statuses: invoiceStates,
  search: { label: '在发票中搜索', placeholder: '搜索抬头、税号、蓝字或红字发票号码、订单号或手机尾号' },
  hint: '会员在“发票管理”里为已付的订单申请，申请后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title.title,
  nameTitle: '抬头',
  columns,
  Detail: InvoiceDetail,
  useList: useInvoiceList,
};

export const InvoiceList = () => <ReviewList review={review} />;
