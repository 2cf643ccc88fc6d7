import { hotWordProblem } from '@bee/domain/hot-word';
import { Button, Card, keepComposing } from '@bee/ui/content';
import { Input } from '@bee/ui/interactive';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useAddHotWord } from './hot-word.queries.ts';
import './ops.css';

/** Adds an operator's own word. It is pinned by default: without searches it would be last. */
export const HotWordForm = () => {
  const { add, busy } = useAddHotWord();
  const [keyword, setKeyword] = useState('');
  const [pinned, setPinned] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = hotWordProblem(keyword) ?? (await add(keyword.trim(), pinned));
    setProblem(found);
    if (found === null) setKeyword('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Card className="member-ops-add">
      <form ref={form} noValidate onSubmit={(event) => void send(event)} onKeyDown={keepComposing}>
        <label htmlFor={id}>添加搜索词</label>
        <Input
          id={id}
          size="mini"
          value={keyword}
          placeholder="最多 20 个字"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(typed) => {
            setKeyword(typed);
            setProblem(null);
          }}
        />
        <label className="member-ops-check">
          <input type="checkbox" checked={pinned} onChange={(event) => setPinned(event.currentTarget.checked)} />
          同时置顶
        </label>
        <Button type="submit" kind="primary" loading={busy}>
          添加
        </Button>
      </form>
      <p className="bee-field-error" id={`${id}problem`} role="status">
        {problem}
      </p>
    </Card>
  );
};
