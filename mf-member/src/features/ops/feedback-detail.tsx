import type { FeedbackItem, FeedbackState } from '@bee/contracts/resource/ops';
import { formatInstant } from '@bee/domain/format';
import { Button, KeyValueList } from '@bee/ui/content';
import { useState } from 'react';
import { useHandleFeedback } from './feedback.queries.ts';
import { NoteForm } from './note-form.tsx';
import type { DetailProps } from './review.ts';
import './ops.css';

/** In the order of the filter. */
export const feedbackStates: Record<FeedbackState, string> = { new: '未处理', done: '已处理' };

export const FeedbackDetail = ({ item, onHandled }: DetailProps<FeedbackItem>) => {
  const { close, reopen, busy } = useHandleFeedback(item);
  const [asking, setAsking] = useState(false);
  const isDone = item.status === 'done';
  const finish = async (handled: Promise<boolean>) => {
    const done = await handled;
    if (done) onHandled();
    return done;
  };
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
      {isDone || item.note ? <Handling item={item} /> : null}
      {asking ? (
        <NoteForm
          id={item.id}
          initial={item.note}
          busy={busy}
          onSave={(note) => finish(close(note))}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="member-ops-actions">
          {isDone ? (
            <Button loading={busy} onClick={() => void finish(reopen())} aria-label={`重新打开：${item.contact}`}>
              重新打开
            </Button>
          ) : (
            <Button loading={busy} onClick={() => setAsking(true)} aria-label={`处理：${item.contact}`}>
              处理
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

const Handling = ({ item: { handled_by, handled_at, note } }: { item: FeedbackItem }) => (
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
