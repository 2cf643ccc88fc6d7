import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { confirm } from '@bee/platform';
import { useListChange } from './use-list-change.ts';

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
