import { href, navigate } from '@bee/platform';
import { Button, SearchForm } from '@bee/ui/content';
import { type ChangeEvent, useId } from 'react';
import './hero.css';

const MODES = [
  { key: 'search', title: '搜索' },
  { key: 'ask', title: '问 AI' },
] as const;

/**
 * One box to type in, with a choice of where it goes. Two GET forms and radio buttons, of which CSS shows one: it works
 * without JavaScript. The text stays when the choice changes.
 */
export function SeekBox() {
  const id = useId();
  const keepText = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const fields = currentTarget.parentElement?.querySelectorAll<HTMLInputElement>('form input:not([type="hidden"])');
    const text = [...(fields ?? [])].map(({ value }) => value).find((value) => value !== '');
    for (const field of fields ?? []) field.value = text ?? '';
  };
  return (
    <div className="content-seek">
      {MODES.map(({ key }) => (
        <input
          key={key}
          className="bee-quiet"
          type="radio"
          name="seek"
          id={`${id}${key}`}
          data-mode={key}
          defaultChecked={key === 'search'}
          onChange={keepText}
        />
      ))}
      <div className="content-seek-modes">
        {MODES.map(({ key, title }) => (
          <label key={key} htmlFor={`${id}${key}`} data-mode={key}>
            {title}
          </label>
        ))}
      </div>
      <div data-form="search">
        <SearchForm
          action={href('search/result')}
          size="medium"
          label="搜索关键字"
          onSearch={(keyword) => navigate(href('search/result', { keyword }))}
        />
      </div>
      <div data-form="ask">
        <AskForm />
      </div>
    </div>
  );
}

/** The answer page takes the question from its address. */
function AskForm() {
  return (
    <form className="content-ask" action={href('ai')} method="get">
      <input
        type="text"
        name="q"
        required
        pattern=".*\S.*"
        maxLength={500}
        autoComplete="off"
        enterKeyHint="send"
        aria-label="向 AI 提问"
        placeholder="用一句话提问，答案句句有出处"
      />
      <Button type="submit" kind="honey" size="medium">
        提问
      </Button>
    </form>
  );
}
