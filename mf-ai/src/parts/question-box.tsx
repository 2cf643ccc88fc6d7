import type { AiMode } from '@bee/contracts/resource/ai';
import { href } from '@bee/platform';
import { Button, Icon, isComposing } from '@bee/ui/content';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { askModes } from './ask-modes.ts';
import { useSlashFocus } from './use-slash-focus.ts';

type QuestionBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onValue(value: string): void;
  mode: AiMode;
  onAsk(question: string, mode: AiMode): void;
  /** While an answer is being written: the button stops it instead of sending. */
  onStop?: (() => void) | undefined;
  large?: boolean;
};

const LONGEST = 500;
const MOST_ROWS = 6;

/** Where questions are typed. Without JavaScript it is a form that opens the result page. */
export function QuestionBox(props: QuestionBoxProps) {
  const { label, placeholder, value, onValue, onAsk, onStop, large } = props;
  const [mode, setMode] = useState(props.mode);
  const [hint, setHint] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useSlashFocus(field);

  const send = () => {
    const question = value.trim();
    if (!question) {
      setHint('请输入问题');
      field.current?.focus();
      return;
    }
    onAsk(question, mode);
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
    <form className={large ? 'ai-box is-large' : 'ai-box'} action={href('ai/result')} method="get" onSubmit={onSubmit}>
      <textarea
        ref={field}
        name="q"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={LONGEST}
        rows={Math.min(MOST_ROWS, Math.max(large ? 2 : 1, value.split('\n').length))}
        aria-describedby={hint ? 'ai-box-hint' : undefined}
        aria-invalid={hint ? true : undefined}
        onChange={(event) => {
          setHint('');
          onValue(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="ai-box-line">
        <fieldset className="ai-modes">
          <legend className="bee-quiet">回答范围</legend>
          {askModes.map((each) => (
            <label key={each.mode} className="ai-mode" title={each.hint}>
              <input
                type="radio"
                name="mode"
                value={each.mode}
                checked={mode === each.mode}
                onChange={() => setMode(each.mode)}
              />
              <span>{each.title}</span>
            </label>
          ))}
        </fieldset>
        <span className="ai-box-keys">Enter 发送 · Shift+Enter 换行</span>
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
      {hint ? (
        <p className="bee-field-error" id="ai-box-hint" role="alert">
          {hint}
        </p>
      ) : null}
    </form>
  );
}
