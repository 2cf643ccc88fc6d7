import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { type CustomOrderState, customOrderKinds, customOrderStates } from '@bee/domain/custom-order';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineReview } from './review.ts';
import { moneyColumn, statusColumn, timeColumn } from './review-columns.tsx';
import './ops.css';

const TONES = { new: 'honey', contacted: 'blue', done: 'green', declined: 'grey' } as const;

const columns: Column<CustomOrder>[] = [
  { key: 'no', title: '编号', cell: ({ no }) => <span className="bee-num">{no}</span> },
  statusColumn(customOrderStates, TONES),
  { key: 'kind', title: '类型', cell: ({ kind }) => customOrderKinds[kind] },
  {
    key: 'contact',
    title: '联系人',
    cell: ({ contact, mobile }) => (
      <span className="member-ops-cut">
        {contact} <span className="bee-num">{mobile}</span>
      </span>
    ),
    hint: ({ contact, company }) => [contact, company].filter(Boolean).join('，'),
  },
  moneyColumn('price', '报价'),
  timeColumn('created_at', '提交时间'),
  { key: 'operator', title: '处理人', cell: ({ steps }) => steps.at(-1)?.operator || '—' },
];

export const orderReview = defineReview<CustomOrder, CustomOrderState>({
  tab: 'custom-order',
  operation: 'ops/getCustomOrderList',
  title: '定制需求',
  noun: '定制需求',
  statuses: customOrderStates,
  search: { label: '在定制需求中搜索', placeholder: '搜索编号、主题、联系人、号码或内容' },
  hint: '访客和会员从“报告定制”页面提交，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameTitle: '主题',
  columns,
  detail: detailOf(async () => (await import('./order-detail.tsx')).OrderDetail),
});
