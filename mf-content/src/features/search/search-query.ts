import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { oneOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';

/** Kinds that the header search may pass as `name`; any other value searches everything. */
export const searchNames = ['research_report', 'news', 'policy', 'data_model', 'data_product'] as const;
const furtherNames = ['reference', 'encyclopedia', 'price', 'market_report', 'food', 'standard', 'trade'] as const;

export const LONGEST_KEYWORD = 100;

/** Titles with the words in `not` are excluded. */
export const searchQuery = defineQuery({
  keyword: text(LONGEST_KEYWORD, { fallback: '' }),
  name: oneOf([...searchNames, ...furtherNames]),
  not: text(LONGEST_KEYWORD, { request: 'exclude' }),
  s: oneOf(['rank', 'new'], { request: 'sort', fallback: 'rank' }),
  p: page(),
});

export type SearchState = QueryValues<typeof searchQuery> & {
  /** The keyword exceeded the limit and was truncated. */
  cut: boolean;
};
export type SearchChange = Partial<QueryValues<typeof searchQuery>>;

/** The keyword is in the path of a friendly address, or in the query of a submitted form. */
export const readSearch = (params: Record<string, string>, query: Record<string, string>): SearchState => {
  const asked = { ...query, ...params };
  return { ...searchQuery.read(asked), cut: (asked.keyword?.trim().length ?? 0) > LONGEST_KEYWORD };
};

export const searchHref = (state: SearchState, change: SearchChange = {}): string =>
  href('search/result', searchQuery.write(state, change));
