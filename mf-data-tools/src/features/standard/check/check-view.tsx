import { PASTE_MAX_CHARACTERS, PASTE_MAX_NUMBERS } from '@bee/contracts/entity/paste-limits';
import { useApiMutation, useDraft } from '@bee/platform';
import { Button, ErrorState } from '@bee/ui/content';
import { type FormEvent, useId, useRef, useState } from 'react';
import { CheckResult } from './check-result.tsx';
import '../standard.css';
import '../../../layout/list.css';

const EXAMPLE = `GB 92763-2016
gb/t 90191
《番茄等级规格》（GB/T 93034-2013）
NY／T 9655—2012、NY/T 9747
Q/XFN 0004S-2019
GB 12345678`;

/** Checks a pasted list of numbers: in force, replaced by which standard, repealed, or unknown. */
export function CheckView() {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft('standard-numbers', '');
  const [problem, setProblem] = useState('');
  const check = useApiMutation('standard/checkNumbers');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong) field.current?.focus();
    else check.mutate({ text });
  };
  const change = (next: string) => {
    setText(next);
    setProblem('');
  };
  return (
    <div className="tools-list tools-check">
      <form className="tools-check-form bee-no-print" onSubmit={send}>
        <label htmlFor={id}>标准编号或名称，一行一个</label>
        <p id={`${id}hint`}>
          可以整段粘贴参考文献：编号不分大小写、空格和连字符，一行有几个编号就答几个；一次最多 {PASTE_MAX_NUMBERS} 个
        </p>
        <textarea
          id={id}
          ref={field}
          rows={8}
          spellCheck={false}
          placeholder={EXAMPLE}
          aria-describedby={`${id}hint ${id}problem`}
          aria-invalid={problem ? true : undefined}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <p className="bee-field-error" id={`${id}problem`} role="alert">
          {problem}
        </p>
        <div className="tools-check-acts">
          <Button type="submit" kind="primary" size="small" loading={check.isPending}>
            核对状态
          </Button>
          <Button kind="text" size="small" onClick={() => change(EXAMPLE)}>
            填入示例
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {check.error ? (
          <ErrorState title="没有核对成功" onRetry={() => check.variables && check.mutate(check.variables)}>
            {check.error.message}
          </ErrorState>
        ) : null}
        {check.data && !check.isPending ? <CheckResult answer={check.data} /> : null}
      </div>
    </div>
  );
}

const problemOf = (text: string): string => {
  if (text.trim() === '') return '请粘贴要核对的标准编号，一行一个';
  return text.length > PASTE_MAX_CHARACTERS
    ? `一次最多粘贴 ${PASTE_MAX_CHARACTERS} 个字符，现有 ${text.length} 个，请分批核对`
    : '';
};
