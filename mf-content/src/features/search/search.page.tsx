import type { DataFor } from '@bee/contracts/operations';
import { definePage } from '@bee/platform';
import { Card, Skeleton, SkeletonRows } from '@bee/ui/content';
import { settle } from '../../lib/settle.ts';
import { DirectAnswer } from './direct-answer.tsx';
import { NoHits } from './no-hits.tsx';
import { OtherKeywords } from './other-keywords.tsx';
import { SearchHead } from './search-head.tsx';
import { LONGEST_KEYWORD, readSearch, type SearchState, searchQuery } from './search-query.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import '../../layout/notes.css';
import '../../layout/skeleton.css';

function SearchSkeleton() {
  return (
    <div className="content-bones" aria-busy="true">
      <Skeleton height={34} width="320px" />
      <Skeleton height={44} />
      <Skeleton height={43} />
      <Card flush>
        <SkeletonRows rows={20} height={124} />
      </Card>
    </div>
  );
}

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
        {found.answer ? <DirectAnswer answer={found.answer} /> : null}
        {found.list.length === 0 && found.answer ? (
          <p className="content-quiet-note">没有页面或文章含有“{state.keyword}”，以上是数据里的回答。</p>
        ) : found.list.length === 0 ? (
          <NoHits state={state} found={found} hot={hot} />
        ) : (
          <SearchResults state={state} found={found} />
        )}
      </>
    );
  },

  skeleton: SearchSkeleton,
});

/** Notes on how the search was done. */
function SearchNotes({ state, found }: { state: SearchState; found: DataFor<'article/search'> }) {
  const notes = [
    state.cut ? `关键字最多 ${LONGEST_KEYWORD} 个字，已按前 ${LONGEST_KEYWORD} 个字检索。` : '',
    found.corrected ? `没有找到“${state.keyword}”，下面是“${found.corrected}”的结果。` : '',
    found.loose ? '没有内容同时含有全部的词，下面是含有其中一些词的结果。' : '',
  ].filter(Boolean);
  const isUnsure = found.loose && found.suggest.length > 0;
  return notes.length > 0 ? (
    <p className="content-quiet-note" role="status">
      {notes.join('')}
      {isUnsure ? '您是不是要找：' : ''}
      {isUnsure ? <OtherKeywords keywords={found.suggest} /> : null}
    </p>
  ) : null;
}
