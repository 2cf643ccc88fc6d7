import type { CommentQueue, ReviewedComment } from '@bee/contracts/resource/baike';
import { commentKinds, commentQueues } from '@bee/domain/comment';
import type { Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineBulk, defineReview } from './review.ts';
import { operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';

const TONES = { pending: 'honey', reported: 'red', online: 'green', rejected: 'grey' } as const;

const columns: Column<ReviewedComment>[] = [
  statusColumn(commentQueues, TONES),
  { key: 'kind', title: '类型', cell: ({ kind, root_id }) => (root_id === null ? commentKinds[kind] : '回复') },
  { key: 'baike_title', title: '条目', cell: ({ baike_title }) => baike_title },
  { key: 'nickname', title: '作者', cell: ({ nickname }) => nickname },
  { key: 'reports', title: '举报', sortable: true, unit: '次', numeric: true, cell: ({ reports }) => reports.length },
  timeColumn('created_at', '发表时间'),
  operatorColumn('reviewed_by', '审核人'),
];

const LONGEST_NAME = 30;

export const commentReview = defineReview<ReviewedComment, CommentQueue>({
  tab: 'baike-comment',
  operation: 'ops/getBaikeCommentList',
  title: '百科评论',
  noun: '百科评论',
  statuses: commentQueues,
  search: { label: '在百科评论中搜索', placeholder: '搜索内容、条目、来源、作者或号码' },
  hint: '补充、带联系方式或网址的、注册不满 24 小时的会员写的先审核；被举报的也出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ content }) => (content.length > LONGEST_NAME ? `${content.slice(0, LONGEST_NAME)}…` : content),
  nameTitle: '内容',
  columns,
  bulk: defineBulk({
    word: '通过',
    operation: 'ops/reviewBaikeComment',
    may: ({ status }: ReviewedComment) => status === 'pending',
    request: ({ id }) => ({ id, action: 'approve' }),
  }),
  detail: detailOf(async () => (await import('./comment-review-detail.tsx')).CommentReviewDetail),
});
