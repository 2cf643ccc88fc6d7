import type { SupplyReview } from '@bee/contracts/entity/supply';
import { formatInstant } from '@bee/domain/format';
import { type SupplyState, supplyKinds, supplyStates } from '@bee/domain/supply';
import { type Column, Tag } from '@bee/ui/content';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';
import { useSupplyList } from './supply.queries.ts';
import { SupplyReviewDetail } from './supply-review-detail.tsx';

export const SUPPLY_TONES = {
  draft: 'grey',
  pending: 'honey',
  online: 'green',
  paused: 'grey',
  rejected: 'red',
  done: 'blue',
  expired: 'grey',
  closed: 'grey',
} as const;

const columns: Column<SupplyReview>[] = [
  {
    key: 'status',
    title: '状态',
    cell: ({ status }) => <Tag type={SUPPLY_TONES[status]}>{supplyStates[status]}</Tag>,
  },
  { key: 'kind', title: '类型', cell: ({ kind }) => supplyKinds[kind] },
  { key: 'product', title: '品名', cell: ({ product }) => product },
  { key: 'place', title: '所在地', cell: ({ place }) => place },
  { key: 'reports', title: '举报', unit: '次', numeric: true, cell: ({ reports }) => reports },
  {
    key: 'created_at',
    title: '提交时间',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  },
  { key: 'reviewed_by', title: '审核人', cell: ({ reviewed_by }) => reviewed_by || '—' },
];

const review: Review<SupplyReview, SupplyState> = {
  tab: 'supply',
  title: '供需审核',
  noun: '供需信息',
  statuses: supplyStates,
  search: { label: '在供需信息中搜索', placeholder: '搜索标题、品名、地区、联系人、号码或说明' },
  hint: '会员从“供需”页面发布，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameTitle: '标题',
  columns,
  Detail: SupplyReviewDetail,
  useList: useSupplyList,
};

export const SupplyList = () => <ReviewList review={review} />;
