import { SEARCH_PLACEHOLDER } from '@bee/domain/constants';
import { Icon } from '@bee/ui/content';
import type { FormEvent } from 'react';

export type HeaderSearchProps = {
  /** Address of the GET form; the keyword goes in `keyword`. */
  action: string;
  /** Hidden fields of the form: `name` selects the kind of search. */
  hidden?: Record<string, string>;
  defaultValue?: string;
  /** `never` on search screens; `scrolled` on the home page, where it appears after 50 px of scroll. */
  shown: 'always' | 'scrolled' | 'never';
  /** Replaces the form submission once the page is hydrated. */
  onSearch?: (keyword: string) => void;
};

/** Submitting an empty keyword does nothing. */
export function HeaderSearch({ action, hidden = {}, defaultValue, shown, onSearch }: HeaderSearchProps) {
  if (shown === 'never') return <div className="shell-header-search is-never" />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const keyword = new FormData(event.currentTarget).get('keyword');
    if (typeof keyword !== 'string') return;
    if (onSearch || keyword.trim() === '') event.preventDefault();
    if (keyword.trim() !== '') onSearch?.(keyword.trim());
  };
  return (
    <search className={`shell-header-search is-${shown}`}>
      <form action={action} method="get" onSubmit={submit}>
        <input
          type="search"
          name="keyword"
          defaultValue={defaultValue}
          placeholder={SEARCH_PLACEHOLDER}
          aria-label="全站搜索"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <button type="submit" aria-label="搜索">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
