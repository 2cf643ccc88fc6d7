import { toast } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import type { Conversation, Turn } from './conversation.ts';
import { answerForClipboard } from './copy-answer.ts';

type AnswerActionsProps = { turn: Turn; readonly: boolean; isBusy: boolean; conversation: Conversation };

export function AnswerActions({ turn, readonly, isBusy, conversation }: AnswerActionsProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answerForClipboard(turn, window.location.origin));
      toast.success('已复制回答和来源');
    } catch {
      toast.error('浏览器不允许复制，请选中文字后复制');
    }
  };
  const rate = (rating: 1 | -1) => void conversation.rate(turn, turn.rating === rating ? null : rating);
  return (
    <div className="ai-actions bee-no-print">
      {turn.text ? (
        <Button kind="text" icon={<Icon name="copy" size={16} />} onClick={() => void copy()}>
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
          <Button kind="text" aria-pressed={turn.rating === 1} icon={<Thumb />} onClick={() => rate(1)}>
            有帮助
          </Button>
          <Button kind="text" aria-pressed={turn.rating === -1} icon={<Thumb down />} onClick={() => rate(-1)}>
            没帮助
          </Button>
        </>
      )}
      {turn.checks && turn.checks.numbers > 0 ? (
        <span className="ai-checks">
          {turn.checks.numbers} 个数字，{turn.checks.bound} 个见于参考资料
        </span>
      ) : null}
    </div>
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
