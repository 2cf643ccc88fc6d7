import { toast } from '@bee/platform';
import { Button, copyText, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { answerForClipboard } from './answer-as-text.ts';
import type { Conversation, Turn } from './conversation.ts';
import { FeedbackForm } from './feedback-form.tsx';
import './answer-actions.css';
import './result.css';

type AnswerActionsProps = {
  turn: Turn;
  readonly: boolean;
  isBusy: boolean;
  conversation: Conversation;
  onReferences(): void;
};

export function AnswerActions({ turn, readonly, isBusy, conversation, onReferences }: AnswerActionsProps) {
  const [asking, setAsking] = useState(false);
  const { text, refs, checks, rating } = turn;
  const rate = (wanted: 1 | -1) => {
    const next = rating === wanted ? null : wanted;
    setAsking(next === -1);
    void conversation.rate(turn, { rating: next });
  };
  const send = async (feedback: { reason: string; comment: string }) => {
    const sent = await conversation.rate(turn, { rating: -1, ...feedback });
    if (sent) {
      setAsking(false);
      toast.success('已收到，谢谢');
    }
    return sent;
  };
  return (
    <>
      <div className="ai-actions bee-wrap bee-no-print">
        {refs.length > 0 ? (
          <Button kind="text" className="ai-refs-open" icon={<Icon name="book" size={16} />} onClick={onReferences}>
            参考资料 {refs.length}
          </Button>
        ) : null}
        {text ? (
          <Button
            kind="text"
            icon={<Icon name="copy" size={16} />}
            onClick={() => void copyText(answerForClipboard(turn, window.location.origin), '已复制回答和来源')}
          >
            复制
          </Button>
        ) : null}
        {readonly ? null : (
          <>
            <Button
              kind="text"
              disabled={isBusy}
              icon={<Icon name="refresh" size={16} />}
              onClick={() => conversation.regenerate(turn)}
            >
              重新生成
            </Button>
            <Button kind="text" aria-pressed={rating === 1} icon={<Thumb />} onClick={() => rate(1)}>
              <span className="ai-thumb-name">有帮助</span>
            </Button>
            <Button kind="text" aria-pressed={rating === -1} icon={<Thumb down />} onClick={() => rate(-1)}>
              <span className="ai-thumb-name">没帮助</span>
            </Button>
          </>
        )}
        {checks && checks.numbers > 0 ? (
          <span className="ai-checks">
            {checks.numbers} 个数字，{checks.bound} 个见于参考资料
          </span>
        ) : null}
      </div>
      {asking ? <FeedbackForm id={turn.id} onSend={send} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Thumb({ down = false }: { down?: boolean }) {
  return (
    <svg
      className={down ? 'bee-icon ai-thumb is-down' : 'bee-icon ai-thumb'}
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d="M4 10.5h3.5V20H4ZM7.5 11 11 4c1.8 0 2.7 1.3 2.4 3l-.4 2.5h5a2 2 0 0 1 2 2.4l-1.2 6.2a2.4 2.4 0 0 1-2.4 1.9H7.5" />
    </svg>
  );
}
