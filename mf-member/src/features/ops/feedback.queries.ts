import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { confirm, toast, useApiMutation, useApiQuery, useForgetAnswers } from '@bee/platform';
import { type FeedbackListState, feedbackRequest } from './feedback-state.ts';

/** Always asked anew: others write and handle feedback meanwhile. */
export const useFeedbackList = (state: FeedbackListState) =>
  useApiQuery('ops/getFeedbackList', feedbackRequest(state), { keepPrevious: true, raw: true, staleTime: 0 });

/** Each resolves to whether it was done; the list is asked for again in any case, as another operator may have been faster. */
export const useHandleFeedback = ({ id, contact }: FeedbackItem) => {
  const change = useApiMutation('ops/setFeedbackStatus');
  const forgetAnswers = useForgetAnswers();
  const send = async (request: { status: 'new' | 'done'; note?: string }, message: string) => {
    try {
      await change.mutateAsync({ id, ...request });
      toast.success(message);
      return true;
    } catch {
      return false; // announced by the caller
    } finally {
      await forgetAnswers('ops/getFeedbackList');
    }
  };
  const reopen = async () => {
    const sure = await confirm({
      title: '重新打开',
      content: `把“${contact}”的反馈改回未处理？`,
      confirmText: '重新打开',
    });
    return sure && send({ status: 'new' }, '已改回未处理');
  };
  return { close: (note: string) => send({ status: 'done', note }, '已记为处理完毕'), reopen, busy: change.isPending };
};
