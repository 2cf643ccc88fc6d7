import { href, navigate } from '@bee/platform';
import { SearchForm } from '@bee/ui/content';
import { type HerbsQuery, herbsHref, herbsQuery, withoutFilters } from './herbs-query.ts';
import '../herbs.css';

/** Search by name or alias of a herb; keeps market and order. */
export function HerbsSearch({ query }: { query: HerbsQuery }) {
  const kept = withoutFilters(query);
  return (
    <div className="tools-herbs-search bee-no-print">
      <SearchForm
        action={href('application/herbs/list')}
        name={herbsQuery.keys.keyword}
        value={query.keyword}
        placeholder="药材名或别名，如 三七、田七"
        label="药材名"
        hidden={herbsQuery.write(kept)}
        onSearch={(keyword) => navigate(herbsHref(kept, { keyword: keyword || undefined }))}
      />
    </div>
  );
}
