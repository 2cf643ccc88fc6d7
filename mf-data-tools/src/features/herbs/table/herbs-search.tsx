import { href, navigate } from '@bee/platform';
import { SearchForm } from '@bee/ui/content';
import { type HerbsQuery, herbsHref, herbsKeys, toQuery } from './herbs-query.ts';

/** By name or another name of a herb; the market and the order stay. */
export function HerbsSearch({ query }: { query: HerbsQuery }) {
  const kept = { market: query.market, sort: query.sort, view: query.view, page: 1 };
  return (
    <div className="tools-herbs-search bee-no-print">
      <SearchForm
        action={href('application/herbs/list')}
        name={herbsKeys.keyword}
        value={query.keyword}
        placeholder="药材名或别名，如 三七、田七"
        label="药材名"
        hidden={toQuery(kept)}
        onSearch={(keyword) => navigate(herbsHref({ ...kept, keyword: keyword || undefined }))}
      />
    </div>
  );
}
