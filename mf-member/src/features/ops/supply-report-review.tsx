import type { SupplyReport } from '@bee/contracts/entity/supply';
import { formatInstant } from '@bee/domain/format';
import { reportReasons, supplyStates } from '@bee/domain/supply';
import { type Column, Tag } from '@bee/ui/content';
import { feedbackStates } from './feedback-detail.tsx';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';
import { useSupplyReportList } from './supply.queries.ts';
import { SupplyReportDetail } from './supply-report-detail.tsx';
import { SUPPLY_TONES } from './supply-review.tsx';

const columns: Column<SupplyReport>[] = [
  { key: 'reason', title: '原因', cell: ({ reason }) => reportReasons[reason] },
  {
    key: 'status',
    title: '状态',
    cell: ({ status }) => <Tag type={status === 'done' ? 'grey' : 'honey'}>{feedbackStates[status]}</Tag>,
  },
  {
    key: 'posting_status',
    title: '信息状态',
    cell: ({ posting_status }) => <Tag type={SUPPLY_TONES[posting_status]}>{supplyStates[posting_status]}</Tag>,
  },
  { key: 'member', title: '举报人', cell: ({ member }) => member || '—' },
  {
    key: 'created_at',
    title: '举报时间',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  },
  { key: 'handled_by', title: '处理人', cell: ({ handled_by }) => handled_by || '—' },
];

const review: Review<SupplyReport, SupplyReport['status']> = {
  tab: 'supply-report',
  title: '供需举报',
  noun: '举报',
  statuses: feedbackStates,
  search: { label: '在举报中搜索', placeholder: '搜索信息标题、说明或处理说明' },
  hint: '会员在供需信息页面点“举报”，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameTitle: '被举报的信息',
  columns,
  Detail: SupplyReportDetail,
  useList: useSupplyReportList,
};

export const SupplyReportList = () => <ReviewList review={review} />;
