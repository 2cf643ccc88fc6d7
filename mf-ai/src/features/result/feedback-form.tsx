import { useDraft } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import './answer-actions.css';

type FeedbackFormProps = {
  /** Of the answer. */
  id: string;
  /** Resolves to whether it was stored. */
  onSend(feedback: { reason: string; comment: string }): Promise<boolean>;
  onClose(): void;
};

const reasons = ['数字不对', '出处不符', '没回答问题', '太旧', '其他'];
const LONGEST_COMMENT = 500;

/** Asks what was wrong with an answer; the rating itself is already stored. */
export function FeedbackForm({ id, onSend, onClose }: FeedbackFormProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [comment, setComment, forget] = useDraft(`ai-feedback:${id}`, '');
  const form = useRef<HTMLFormElement>(null);
  const toggle = (reason: string) =>
    setChosen(chosen.includes(reason) ? chosen.filter((each) => each !== reason) : [...chosen, reason]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const reason = reasons.filter((each) => chosen.includes(each)).join('、');
    void onSend({ reason, comment: comment.trim() }).then((sent) => sent && forget());
  };
  // Scrolled into view, because it may be hidden behind the composer.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form ref={form} className="ai-feedback bee-stack bee-no-print" onSubmit={send} aria-label="哪里没有帮助">
      <p>谢谢，已记下。哪里没有帮助？（可多选，可不填）</p>
      <div className="ai-feedback-reasons bee-wrap">
        {reasons.map((reason) => (
          <Button key={reason} aria-pressed={chosen.includes(reason)} onClick={() => toggle(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <textarea
        aria-label="补充说明"
        placeholder="补充说明，例如正确的数字或出处"
        rows={2}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="bee-wrap">
        <Button type="submit" disabled={chosen.length === 0 && !comment.trim()}>
          提交
        </Button>
        <Button
          kind="text"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          不填了
        </Button>
      </div>
    </form>
  );
}
