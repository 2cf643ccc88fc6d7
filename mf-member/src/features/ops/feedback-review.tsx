import type { FeedbackItem, FeedbackState } from '@bee/contracts/resource/ops';
import { formatInstant } from '@bee/domain/format';
import { type Column, Tag } from '@bee/ui/content';
import { useFeedbackList } from './feedback.queries.ts';
import { FeedbackDetail, feedbackStates } from './feedback-detail.tsx';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';
import './ops.css';

const columns: Column<FeedbackItem>[] = [
  {
    key: 'content',
    title: '内容',
    cell: ({ content }) => <span className="member-ops-cut">{content}</span>,
    hint: ({ content }) => content,
  },
  {
    key: 'status',
    title: '状态',
    cell: ({ status }) => <Tag type={status === 'done' ? 'grey' : 'honey'}>{feedbackStates[status]}</Tag>,
  },
  { key: 'member', title: '来自', cell: ({ member }) => (member ? `会员 ${member}` : '访客') },
  {
    key: 'created_at',
    title: '提交时间',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  },
  { key: 'handled_by', title: '处理人', cell: ({ handled_by }) => handled_by || '—' },
];

const review: Review<FeedbackItem, FeedbackState> = {
  tab: 'feedback',
  title: '意见反馈',
  noun: '反馈',
  statuses: feedbackStates,
  search: { label: '在反馈中搜索', placeholder: '搜索姓名、电话、内容或处理说明' },
  hint: '访客和会员从页面右侧的“意见反馈”提交，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ contact }) => contact,
  nameTitle: '联系人',
  columns,
  Detail: FeedbackDetail,
  useList: useFeedbackList,
};

export const FeedbackList = () => <ReviewList review={review} />;
