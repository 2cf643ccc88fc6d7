import type { SupplyReview } from '@bee/contracts/entity/supply';
import { type SupplyState, supplyKinds, supplyStates, supplyTones } from '@bee/domain/supply';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineBulk, defineReview } from './review.ts';
import { operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';

const columns: Column<SupplyReview>[] = [
  statusColumn(supplyStates, supplyTones),
  { key: 'kind', title: '类型', cell: ({ kind }) => supplyKinds[kind] },
  { key: 'product', title: '品名', cell: ({ product }) => product },
  { key: 'place', title: '所在地', cell: ({ place }) => place },
  { key: 'reports', title: '举报', sortable: true, unit: '次', numeric: true, cell: ({ reports }) => reports },
  timeColumn('created_at', '提交时间'),
  operatorColumn('reviewed_by', '审核人'),
];

export const supplyReview = defineReview<SupplyReview, SupplyState>({
  tab: 'supply',
  operation: 'ops/getSupplyList',
  title: '供需审核',
  noun: '供需信息',
  statuses: supplyStates,
  search: { label: '在供需信息中搜索', placeholder: '搜索标题、品名、地区、联系人、号码或说明' },
  hint: '会员从“供需”页面发布，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameTitle: '标题',
  columns,
  bulk: defineBulk({
    word: '通过',
    operation: 'ops/reviewSupply',
    may: ({ status }: SupplyReview) => status === 'pending',
    request: ({ id, revision }) => ({ id, revision, action: 'approve' }),
  }),
  detail: detailOf(async () => (await import('./supply-review-detail.tsx')).SupplyReviewDetail),
});
