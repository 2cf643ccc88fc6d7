import type { DataFor } from '@bee/contracts/operations';
import { href, useApiQuery, useSession } from '@bee/platform';
import { Card, Pagination, RowList } from '@bee/ui/content';
import { HitRow } from './hit-row.tsx';
import { type SearchState, searchHref, searchQuery } from './search-query.ts';
import './search.css';
import '../../layout/notes.css';

type SearchResultsProps = { state: SearchState; found: DataFor<'article/search'> };

export const SearchResults = ({ state, found }: SearchResultsProps) => {
  const { list } = useOwnPages(state, found);
  return (
    <>
      <Card flush>
        <RowList>
          {list.map((hit) => (
            <HitRow key={`${hit.kind} ${hit.id}`} hit={hit} />
          ))}
        </RowList>
      </Card>
      <div className="content-search-foot">
        <p className="content-quiet-note">
          没有找到要的？<a href={href('ai', { q: state.keyword })}>让 AI 从这些资料里回答“{state.keyword}”</a>
        </p>
        <Pagination page={state.p} total={found.total} pageSize={found.limit} href={(p) => searchHref(state, { p })} />
      </div>
    </>
  );
};

/** Pages are rendered for visitors; members with more access load the locked paragraphs again. */
const useOwnPages = (state: SearchState, found: DataFor<'article/search'>): DataFor<'article/search'> => {
  const { status } = useSession();
  const locked = found.list.some(({ snippets }) => snippets.some((snippet) => snippet.locked));
  const own = useApiQuery('article/search', searchQuery.request(state), {
    enabled: locked && status === 'member',
  });
  return own.data ?? found;
};
