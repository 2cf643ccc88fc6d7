import type { DataFor } from '@bee/contracts/operations';
import { formatNumber } from '@bee/domain/format';
import { href, navigate } from '@bee/platform';
import { Icon, SearchForm, SortLinks, Tabs } from '@bee/ui/content';
import { LONGEST_KEYWORD, type SearchState, searchHref, searchNames, searchQuery } from './search-query.ts';
import './search.css';

type SearchHeadProps = { state: SearchState; tabs: DataFor<'article/search'>['tabs']; total: number };

/** The search field with the keyword, and the number of hits of each kind. */
export function SearchHead({ state, tabs, total }: SearchHeadProps) {
  const shown = tabs.filter(
    ({ name, total: found }) => found > 0 || name === 'all' || isAlwaysShown(name) || name === state.name,
  );
  return (
    <header className="content-search-head">
      <h1>
        搜索“{state.keyword}”<small className="bee-num">{formatNumber(total)} 条</small>
      </h1>
      <SearchForm
        action={href('search/result')}
        value={state.keyword}
        hidden={{ ...(state.name && { name: state.name }), ...(state.not && { not: state.not }) }}
        onSearch={(keyword) => navigate(searchHref(state, { keyword }))}
      />
      <div className="content-search-bar bee-inline">
        <Tabs
          label="结果类别"
          current={state.name ?? 'all'}
          items={shown.map((tab) => ({
            key: tab.name,
            title: tab.title,
            count: tab.total,
            href: searchHref(state, { name: tab.name === 'all' ? undefined : tab.name }),
          }))}
        />
        <div className="content-search-tools bee-inline">
          <ExcludeForm state={state} />
          <SortLinks
            sorts={[
              { title: '相关', current: state.s === 'rank', href: searchHref(state, { s: 'rank' }) },
              {
                title: '最新',
                current: state.s === 'new',
                href: searchHref(state, { s: 'new' }),
              },
            ]}
          />
        </div>
      </div>
    </header>
  );
}

const isAlwaysShown = (name: string) => searchNames.some((each) => each === name);

/** Excludes titles with these words; a plain GET form that keeps the rest of the state. */
function ExcludeForm({ state }: { state: SearchState }) {
  return (
    <form className="content-exclude bee-small" action={href('search/result')} method="get" key={state.not ?? ''}>
      {Object.entries(searchQuery.hidden(state, 'not')).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label className="bee-inline">
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
}
