import type { DataFor } from '@bee/contracts/operations';
import { href, useApiQuery, useSession } from '@bee/platform';
import { Card, Pagination, RowList } from '@bee/ui/content';
import { HitRow } from './hit-row.tsx';
import { ResultBlocks } from './result-blocks.tsx';
import { type SearchState, searchHref, searchQuery } from './search-query.ts';
import './search.css';
import '../../layout/notes.css';

type SearchResultsProps = { state: SearchState; found: DataFor<'article/search'> };

export function SearchResults({ state, found }: SearchResultsProps) {
  const { list, entity, blocks } = useOwnPages(state, found);
  const above = new Set([...entity, ...blocks.flatMap((block) => block.list)].map(keyOf));
  const rest = list.filter((hit) => !above.has(keyOf(hit)));
  return (
    <>
      {above.size > 0 ? <ResultBlocks state={state} found={{ entity, blocks }} /> : null}
      {rest.length > 0 ? (
        <section aria-label="其余结果">
          {above.size > 0 ? <h2 className="content-rest">其余结果</h2> : null}
          <Card flush>
            <RowList>
              {rest.map((hit) => (
                <HitRow key={keyOf(hit)} hit={hit} />
              ))}
            </RowList>
          </Card>
        </section>
      ) : null}
      <div className="content-search-foot">
        <p className="content-quiet-note">
          没有找到要的？<a href={href('ai', { q: state.keyword })}>让 AI 从这些资料里回答“{state.keyword}”</a>
        </p>
        <Pagination page={state.p} total={found.total} pageSize={found.limit} href={(p) => searchHref(state, { p })} />
      </div>
    </>
  );
}

const keyOf = ({ kind, id }: DataFor<'article/search'>['list'][number]): string => `${kind} ${id}`;

/** Pages are rendered for visitors; members with more access load the locked paragraphs again. */
const useOwnPages = (state: SearchState, found: DataFor<'article/search'>): DataFor<'article/search'> => {
  const { status } = useSession();
  const locked = found.list.some(({ snippets }) => snippets.some((snippet) => snippet.locked));
  const own = useApiQuery('article/search', searchQuery.request(state), {
    enabled: locked && status === 'member',
  });
  return own.data ?? found;
};
