import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { formatInstant } from '@bee/domain/format';
import { confirm } from '@bee/platform';
import { KeyValueList } from '@bee/ui/content';
import { feedbackStates } from './feedback-words.ts';
import type { DetailProps } from './review.ts';
import { handlingAction, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

export function FeedbackDetail({ item, onHandled }: DetailProps<FeedbackItem>) {
  const { close, reopen, busy } = useHandleFeedback(item, onHandled);
  return (
    <div className="member-ops-detail">
      <KeyValueList
        columns={1}
        items={[
          { label: '状态', value: feedbackStates[item.status] },
          { label: '联系电话', value: <span className="bee-num">{item.tel}</span> },
          { label: '来自', value: item.member ? `会员 ${item.member}` : '访客' },
          { label: '提交时间', value: <time dateTime={item.created_at}>{formatInstant(item.created_at)}</time> },
        ]}
      />
      <p className="member-ops-text">{item.content}</p>
      {item.status === 'done' || item.note ? <Handling item={item} /> : null}
      <ReviewActions
        actions={[
          handlingAction({
            done: item.status === 'done',
            id: item.id,
            note: item.note,
            busy,
            close,
            reopen,
          }),
        ]}
        busy={busy}
        subject={item.contact}
      />
    </div>
  );
}

function Handling({ item: { handled_by, handled_at, note } }: { item: FeedbackItem }) {
  return (
    <p className="member-ops-note">
      {handled_at ? (
        <span>
          {handled_by || '运营人员'} 于 <time dateTime={handled_at}>{formatInstant(handled_at)}</time> 处理
        </span>
      ) : (
        <span>上次的处理说明</span>
      )}
      {note ? `：${note}` : null}
    </p>
  );
}

/** Each function resolves to whether it succeeded. */
const useHandleFeedback = ({ id, contact }: FeedbackItem, onHandled: () => void) => {
  const { send, busy } = useListChange('ops/setFeedbackStatus', 'ops/getFeedbackList', onHandled);
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
