import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { invoiceStates } from '@bee/domain/invoice-state';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineReview } from './review.ts';
import { memberColumn, moneyColumn, operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';

const TONES = { submitted: 'honey', issuing: 'blue', issued: 'green', rejected: 'grey', reversed: 'grey' } as const;

const columns: Column<InvoiceReview>[] = [
  statusColumn(invoiceStates, TONES),
  { key: 'type', title: '类型', cell: ({ type }) => (type === 'special' ? '专票' : '普票') },
  moneyColumn('amount', '金额'),
  {
    key: 'orders',
    title: '订单',
    numeric: true,
    cell: ({ orders }) => orders.length,
    hint: ({ orders }) => orders.map(({ no }) => no).join('，'),
  },
  memberColumn,
  timeColumn('submitted_at', '申请时间'),
  operatorColumn('handled_by'),
];

export const invoiceReview = defineReview<InvoiceReview, InvoiceReview['status']>({
  tab: 'invoice',
  operation: 'ops/getInvoiceList',
  title: '发票',
  noun: '发票申请',
  statuses: invoiceStates,
  search: { label: '在发票中搜索', placeholder: '搜索抬头、税号、蓝字或红字发票号码、订单号或手机尾号' },
  hint: '会员在“发票管理”里为已付的订单申请，申请后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title.title,
  nameTitle: '抬头',
  columns,
  detail: detailOf(async () => (await import('./invoice-detail.tsx')).InvoiceDetail),
});
