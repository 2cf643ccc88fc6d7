import { href, navigate } from '@bee/platform';
import { SearchForm } from '@bee/ui/content';
import { listQuery, type StandardQuery, standardHref } from './standard-query.ts';
import '../standard.css';

/** Search by number in any notation, or by words of the title; keeps type and order. */
export function StandardSearch({ query }: { query: StandardQuery }) {
  const kept = listQuery.cleared(query);
  return (
    <div className="tools-standard-search bee-no-print">
      <SearchForm
        action={href('application/standard/list')}
        name={listQuery.keys.keyword}
        value={query.keyword}
        placeholder="标准编号或名称，如 gb92763、NY/T 9655、番茄"
        label="标准编号或名称"
        hidden={listQuery.write(kept)}
        onSearch={(keyword) => navigate(standardHref(query, { ...kept, keyword: keyword || undefined }))}
      />
      <p className="tools-standard-hint">编号不分大小写、空格、斜线和连字符：gb92763 = GB 92763 = GB-92763</p>
    </div>
  );
}
