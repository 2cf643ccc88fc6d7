import { href, navigate } from '@bee/platform';
import { SearchForm } from '@bee/ui/content';
import { type ListQuery, listHref, listQuery } from '../encyclopedia-query.ts';
import '../encyclopedia.css';

/**
 * Search by name or alias within the selected category. A GET form, so it works without JavaScript and before
 * hydration.
 */
export const EncyclopediaSearch = ({ query }: { query: ListQuery }) => (
  <div className="tools-baike-search bee-no-print">
    <SearchForm
      action={href('application/baike')}
      name={listQuery.keys.keyword}
      value={query.keyword ?? ''}
      label="条目名称"
      placeholder="条目名称或别名，如 番茄、西红柿、批发价"
      hidden={listQuery.hidden(query, 'keyword', 'letter')}
      onSearch={(keyword) => {
        if (keyword) navigate(listHref(query, { keyword, letter: undefined }));
      }}
    />
  </div>
);
