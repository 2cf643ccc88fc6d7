import type { ReviewedComment } from '@bee/contracts/resource/baike';
import { useListChange } from './use-list-change.ts';

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
