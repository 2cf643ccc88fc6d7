import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { formatInstant } from '@bee/domain/format';
import { Button, Card, Disclosure, Tag } from '@bee/ui/content';
import { useState } from 'react';
import { useHandleFeedback } from './feedback.queries.ts';
import { feedbackStates } from './feedback-state.ts';
import { NoteForm } from './note-form.tsx';

type FeedbackRowProps = {
  item: FeedbackItem;
  /** The button that had the focus is gone. */
  onHandled: () => void;
};

/** Longer texts open on demand, so that one of them does not fill the screen. */
const SHOWN_CHARACTERS = 240;

export const FeedbackRow = ({ item, onHandled }: FeedbackRowProps) => {
  const { close, reopen, busy } = useHandleFeedback(item);
  const [asking, setAsking] = useState(false);
  const isDone = item.status === 'done';
  const finish = async (handled: Promise<boolean>) => {
    const done = await handled;
    if (done) {
      setAsking(false);
      onHandled();
    }
    return done;
  };
  return (
    <li>
      <Card className="member-ops-item">
        <div className="member-ops-head">
          <h2>{item.contact}</h2>
          <Tag type={isDone ? 'grey' : 'honey'}>{feedbackStates[item.status]}</Tag>
          <span className="bee-num">{item.tel}</span>
          <span>{item.member ? `会员 ${item.member}` : '访客'}</span>
          <time dateTime={item.created_at}>{formatInstant(item.created_at)}</time>
        </div>
        <LongText text={item.content} />
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
      </Card>
    </li>
  );
};

const LongText = ({ text }: { text: string }) => {
  const start = [...text].slice(0, SHOWN_CHARACTERS).join('');
  if (start === text) return <p className="member-ops-text">{text}</p>;
  return (
    <>
      <p className="member-ops-text">{start}…</p>
      <Disclosure title={`全文（${[...text].length} 字）`}>
        <p className="member-ops-text">{text}</p>
      </Disclosure>
    </>
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
