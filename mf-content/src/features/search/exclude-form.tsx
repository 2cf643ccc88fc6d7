import { href } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import { LONGEST_KEYWORD, type SearchState, searchHref, searchQuery } from './search-query.ts';
import './search.css';

/** Excludes titles with these words; a plain GET form that keeps the rest of the state. */
export const ExcludeForm = ({ state }: { state: SearchState }) => (
  <form className="content-exclude" action={href('search/result')} method="get" key={state.not ?? ''}>
    {Object.entries(searchQuery.hidden(state, 'not')).map(([key, value]) => (
      <input key={key} type="hidden" name={key} value={value} />
    ))}
    <label>
      标题不含
      <input type="text" name="not" defaultValue={state.not} maxLength={LONGEST_KEYWORD} placeholder="如 周报" />
    </label>
    {state.not ? (
      <a href={searchHref(state, { not: undefined })} aria-label={`不再排除“${state.not}”`}>
        <Icon name="close" size={14} />
      </a>
    ) : null}
  </form>
);
