import type { FeedbackItem, FeedbackState } from '@bee/contracts/resource/ops';
import { confirm, useApiQuery } from '@bee/platform';
import type { ReviewRequest } from './review-query.ts';
import { useListChange } from './use-list-change.ts';

/** Always refetched: members send and other operators handle feedback. */
export const useFeedbackList = (request: ReviewRequest<FeedbackState>) =>
  useApiQuery('ops/getFeedbackList', request, { keepPrevious: true, raw: true, staleTime: 0 });

/** Each function resolves to whether it succeeded. */
export const useHandleFeedback = ({ id, contact }: FeedbackItem) => {
  const { send, busy } = useListChange('ops/setFeedbackStatus', 'ops/getFeedbackList');
  const reopen = async () => {
    const sure = await confirm({
      title: '重新打开',
      content: `把“${contact}”的反馈改回未处理？`,
      confirmText: '重新打开',
    });
    return sure && send({ id, status: 'new' }, '已改回未处理');
  };
  return { close: (note: string) => send({ id, status: 'done', note }, '已记为处理完毕'), reopen, busy };
};
