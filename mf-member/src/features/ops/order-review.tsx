import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { type CustomOrderState, customOrderKinds, customOrderStates } from '@bee/domain/custom-order';
import { formatInstant } from '@bee/domain/format';
import { type Column, Price, Tag } from '@bee/ui/content';
import { useOrderList } from './order.queries.ts';
import { OrderDetail } from './order-detail.tsx';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';
import './ops.css';

const TONES = { new: 'honey', contacted: 'blue', done: 'green', declined: 'grey' } as const;

const columns: Column<CustomOrder>[] = [
  { key: 'no', title: '编号', cell: ({ no }) => <span className="bee-num">{no}</span> },
  {
    key: 'status',
    title: '状态',
    cell: ({ status }) => <Tag type={TONES[status]}>{customOrderStates[status]}</Tag>,
  },
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
  {
    key: 'price',
    title: '报价',
    unit: '元',
    numeric: true,
    cell: ({ price }) => <Price value={price} />,
  },
  {
    key: 'created_at',
    title: '提交时间',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  },
  { key: 'operator', title: '处理人', cell: ({ steps }) => steps.at(-1)?.operator || '—' },
];

const review: Review<CustomOrder, CustomOrderState> = {
  tab: 'custom-order',
  title: '定制需求',
  noun: '定制需求',
  statuses: customOrderStates,
  search: { label: '在定制需求中搜索', placeholder: '搜索编号、主题、联系人、号码或内容' },
  hint: '访客和会员从“报告定制”页面提交，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameTitle: '主题',
  columns,
  Detail: OrderDetail,
  useList: useOrderList,
};

export const OrderList = () => <ReviewList review={review} />;
