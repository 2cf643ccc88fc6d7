import type { SupplyReport } from '@bee/contracts/entity/supply';
import { reportReasons, supplyStates, supplyTones } from '@bee/domain/supply';
import { type Column, Tag } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { feedbackStates, feedbackTones } from './feedback-words.ts';
import { defineBulk, defineReview } from './review.ts';
import { operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';

const columns: Column<SupplyReport>[] = [
  { key: 'message', title: '对象', cell: ({ message }) => (message === null ? '信息' : '私信') },
  { key: 'reason', title: '原因', cell: ({ reason }) => reportReasons[reason] },
  statusColumn(feedbackStates, feedbackTones),
  {
    key: 'posting_status',
    title: '信息状态',
    cell: ({ posting_status }) => <Tag type={supplyTones[posting_status]}>{supplyStates[posting_status]}</Tag>,
  },
  { key: 'member', title: '举报人', cell: ({ member }) => member || '—' },
  timeColumn('created_at', '举报时间'),
  operatorColumn('handled_by'),
];

export const supplyReportReview = defineReview<SupplyReport, SupplyReport['status']>({
  tab: 'supply-report',
  operation: 'ops/getSupplyReportList',
  title: '供需举报',
  noun: '举报',
  statuses: feedbackStates,
  search: { label: '在举报中搜索', placeholder: '搜索信息标题、私信、说明或处理说明' },
  hint: '会员在供需信息或私信旁点“举报”，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  nameTitle: '被举报的信息',
  columns,
  bulk: defineBulk({
    word: '处理',
    operation: 'ops/setSupplyReportStatus',
    may: ({ status }: SupplyReport) => status === 'new',
    request: ({ id, note }) => ({ id, note, status: 'done' }),
  }),
  detail: detailOf(async () => (await import('./supply-report-detail.tsx')).SupplyReportDetail),
});
