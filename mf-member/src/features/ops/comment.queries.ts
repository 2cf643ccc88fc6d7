import type { CommentQueue, ReviewedComment } from '@bee/contracts/resource/baike';
import { useApiQuery } from '@bee/platform';
import type { ReviewRequest } from './review-query.ts';
import { useListChange } from './use-list-change.ts';

/** Always refetched: members and other operators change the list. */
export const useCommentList = (request: ReviewRequest<CommentQueue>) =>
  useApiQuery('ops/getBaikeCommentList', request, { keepPrevious: true, raw: true, staleTime: 0 });

export type CommentDecision = 'approve' | 'reject' | 'takedown' | 'keep';

const DONE: Record<CommentDecision, string> = {
  approve: '已通过，大家现在能看到',
  reject: '已驳回，作者会收到原因',
  takedown: '已撤下，作者会收到原因',
  keep: '已保留，举报记为处理完毕',
};

/** Resolves to whether it succeeded. */
export const useCommentReview = ({ id }: ReviewedComment) => {
  const { send, busy } = useListChange('ops/reviewBaikeComment', 'ops/getBaikeCommentList');
  return { decide: (action: CommentDecision, reason = '') => send({ id, action, reason }, DONE[action]), busy };
};
