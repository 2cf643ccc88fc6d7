import { navigate } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { type FormEvent, useEffect, useRef } from 'react';
import { type ListLink, type ListState, reportQuery } from './list-query.ts';
import './title-words.css';

type TitleWordsProps = { state: ListState; action: string; link: ListLink };

/** Words that titles must or must not contain; a GET form that keeps the other filters. */
export function TitleWords({ state, action, link }: TitleWordsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { q = '', not = '' } = state;

  const shown = useRef(`${q}\n${not}`);
  useEffect(() => {
    if (shown.current === `${q}\n${not}`) return; // input typed before hydration is kept
    shown.current = `${q}\n${not}`;
    for (const [name, value] of Object.entries({ q, not })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }, [q, not]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    navigate(link({ q: typed('q'), not: typed('not') }));
  };

  return (
    <div className="bee-filter">
      <span className="bee-filter-label">标题</span>
      <search className="content-words">
        <form ref={form} className="bee-wrap" action={action} method="get" onSubmit={submit}>
          <Words name="q" label="包含" value={q} />
          <Words name="not" label="不含" value={not} />
          {Object.entries(reportQuery.hidden(state, 'q', 'not')).map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <Button type="submit" icon={<Icon name="search" size={16} />}>
            查找
          </Button>
        </form>
      </search>
    </div>
  );
}

function Words({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="content-words-field">
      <span>{label}</span>
      <input
        type="text"
        name={name}
        aria-label={`标题${label}`}
        defaultValue={value}
        maxLength={100}
        placeholder="多个词用空格隔开"
        enterKeyHint="search"
        autoComplete="off"
      />
    </label>
  );
}
