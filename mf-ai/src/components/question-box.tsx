import type { AiContext, AiMode } from '@bee/contracts/resource/ai';
import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Button, Icon, isComposing } from '@bee/ui/content';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { askModes } from '../lib/ask-modes.ts';
import { isTooLong, LONGEST_QUESTION } from '../lib/question-length.ts';
import { ContextChip, ContextFields } from './context-chip.tsx';
import './question-box.css';

type QuestionBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onValue(value: string): void;
  mode: AiMode;
  onMode(mode: AiMode): void;
  onAsk(question: string): void;
  /** The subject of the question and a button to remove it. */
  context?: AiContext | null;
  onDropContext?: () => void;
  /** Set while an answer is being written: the button then stops it instead of sending. */
  onStop?: (() => void) | undefined;
  large?: boolean;
  /** Ref for callers that set the focus. */
  field?: RefObject<HTMLTextAreaElement | null>;
};

const COUNTED_FROM = 400;
const MAX_ROWS = 6;
const ROW_LETTERS = 40;

/** The question input. Without JavaScript it is a form that opens the result page. */
export function QuestionBox(props: QuestionBoxProps) {
  const { label, placeholder, value, onValue, mode, onMode, onAsk, context, onStop, large } = props;
  const [missing, setMissing] = useState(false);
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  useSlashFocus(field);
  const tooLong = isTooLong(value);

  const send = () => {
    const question = value.trim();
    if (question && !tooLong) return onAsk(question);
    setMissing(!question);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (onStop) onStop();
    else send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (!onStop) send();
  };

  return (
    <form
      className={large ? 'ai-box bee-stack is-large' : 'ai-box bee-stack'}
      action={href('ai/result')}
      method="get"
      onSubmit={onSubmit}
    >
      {context ? <ContextChip context={context} {...(props.onDropContext && { onDrop: props.onDropContext })} /> : null}
      {context ? <ContextFields context={context} /> : null}
      <textarea
        ref={field}
        name="q"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        rows={rowsOf(value, large)}
        aria-describedby={missing || tooLong ? 'ai-box-hint' : undefined}
        aria-invalid={missing || tooLong || undefined}
        onChange={(event) => {
          setMissing(false);
          onValue(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {missing || tooLong ? (
        <p className="bee-field-error" id="ai-box-hint" role="alert">
          {missing
            ? '请输入问题'
            : `问题最多 ${LONGEST_QUESTION} 个字，现在超过了。内容没有丢失，请删到 ${LONGEST_QUESTION} 个字以内再提问。`}
        </p>
      ) : null}
      <div className="ai-box-line bee-wrap">
        <Modes mode={mode} onMode={onMode} />
        <div className="ai-box-send bee-inline">
          {value.length >= COUNTED_FROM ? (
            <span className={tooLong ? 'ai-box-count bee-note is-over bee-num' : 'ai-box-count bee-note bee-num'}>
              {formatNumber(value.trim().length)} / {LONGEST_QUESTION}
            </span>
          ) : (
            <span className="ai-box-keys bee-note">Enter 发送 · Shift+Enter 换行</span>
          )}
          {onStop ? (
            <Button type="submit" size="small" icon={<Icon name="stop" size={18} />}>
              停止
            </Button>
          ) : (
            <Button type="submit" kind="primary" size="small" icon={<Icon name="send" size={18} />}>
              提问
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

function Modes({ mode, onMode }: Pick<QuestionBoxProps, 'mode' | 'onMode'>) {
  return (
    <fieldset className="ai-modes bee-wrap">
      <legend className="bee-quiet">回答范围</legend>
      {askModes.map((each) => (
        <label key={each.mode} className="ai-mode" title={each.hint}>
          <input
            type="radio"
            name="mode"
            value={each.mode}
            checked={mode === each.mode}
            onChange={() => onMode(each.mode)}
          />
          <span>{each.title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Grows with the text up to a limit; then it scrolls. */
const rowsOf = (value: string, large = false): number => {
  const lines = value.slice(0, MAX_ROWS * ROW_LETTERS).split('\n');
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ROW_LETTERS)), 0);
  return Math.min(MAX_ROWS, Math.max(large ? 2 : 1, rows));
};

/** `/` focuses the field, unless the user is typing in another one. */
const useSlashFocus = (field: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
