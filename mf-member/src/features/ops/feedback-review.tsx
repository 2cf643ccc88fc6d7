import type { FeedbackItem, FeedbackState } from '@bee/contracts/resource/ops';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { feedbackStates, feedbackTones } from './feedback-words.ts';
import { defineBulk, defineReview } from './review.ts';
import { cutColumn, operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';
import './ops.css';

const columns: Column<FeedbackItem>[] = [
  cutColumn('content', '内容'),
  statusColumn(feedbackStates, feedbackTones),
  { key: 'member', title: '来自', cell: ({ member }) => (member ? `会员 ${member}` : '访客') },
  timeColumn('created_at', '提交时间'),
  operatorColumn('handled_by'),
];

export const feedbackReview = defineReview<FeedbackItem, FeedbackState>({
  tab: 'feedback',
  operation: 'ops/getFeedbackList',
  title: '意见反馈',
  noun: '反馈',
  statuses: feedbackStates,
  search: { label: '在反馈中搜索', placeholder: '搜索姓名、电话、内容或处理说明' },
  hint: '访客和会员从页面右侧的“意见反馈”提交，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ contact }) => contact,
  nameTitle: '联系人',
  columns,
  bulk: defineBulk({
    word: '处理',
    operation: 'ops/setFeedbackStatus',
    may: ({ status }: FeedbackItem) => status === 'new',
    request: ({ id }) => ({ id, status: 'done' }),
  }),
  detail: detailOf(async () => (await import('./feedback-detail.tsx')).FeedbackDetail),
});
