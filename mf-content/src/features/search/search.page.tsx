import type { DataFor } from '@bee/contracts/operations';
import { definePage } from '@bee/platform';
import { settle } from '../../lib/settle.ts';
import { NoHits } from './no-hits.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchNotes } from './search-notes.tsx';
import { readSearch, searchQuery } from './search-query.ts';
import { SearchResults } from './search-results.tsx';
import { SearchSkeleton } from './search-skeleton.tsx';
import { SearchStart } from './search-start.tsx';

type SearchData = { found: DataFor<'article/search'> | null; hot: DataFor<'article/hotKeywords'> };

export const page = definePage<SearchData>({
  load: async ({ api, params, query, signal }) => {
    const state = readSearch(params, query);
    const hot = () =>
      settle(api('article/hotKeywords', { limit: 12 }, { signal }), signal).then((words) => words ?? []);
    if (!state.keyword) return { found: null, hot: await hot() };
    const found = await api('article/search', searchQuery.request(state), { signal });
    return { found, hot: found.total === 0 ? await hot() : [] };
  },

  head: ({ found }, { params, query }) => {
    const { keyword } = readSearch(params, query);
    if (!found) return { title: '搜索', description: '检索研报、资讯、政策、行情与百科，命中的词标出所在的句子。' };
    return {
      title: `“${keyword}”的搜索结果`,
      description: `与“${keyword}”有关的研报、资讯、政策、行情与百科，共 ${found.total} 条。`,
      robots: 'noindex',
    };
  },

  component: ({ data: { found, hot }, params, query }) => {
    const state = readSearch(params, query);
    if (!found) return <SearchStart hot={hot} />;
    return (
      <>
        <SearchHead state={state} tabs={found.tabs} total={found.total} />
        <SearchNotes state={state} found={found} />
        {found.list.length === 0 ? (
          <NoHits state={state} found={found} hot={hot} />
        ) : (
          <SearchResults state={state} found={found} />
        )}
      </>
    );
  },

  skeleton: SearchSkeleton,
});
