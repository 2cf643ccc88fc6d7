import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { comparedFoods } from '../compare-codes.ts';
import { foodColumns, PAGE_SIZE } from './food-query.ts';

export { PAGE_SIZE };

/** The keyword is in the path. */
export const searchQuery = defineQuery({
  keyword: text(100, { fallback: '' }),
  cols: foodColumns(),
  compare: comparedFoods,
  page: page(),
});

export type FoodSearchQuery = QueryValues<typeof searchQuery>;

export const readSearchQuery = (params: Record<string, string>, query: Record<string, string>): FoodSearchQuery =>
  searchQuery.read({ ...query, keyword: params.keyword });

export const searchRequest = (query: FoodSearchQuery) =>
  ({ ...searchQuery.request(query), limit: PAGE_SIZE }) satisfies RequestFor<'food/search'>;

/** The address after a change; keeps the page number unless the hits change. */
export const searchHref = (query: FoodSearchQuery, change: Partial<FoodSearchQuery> = {}): string =>
  href('application/food/search_result', {
    keyword: query.keyword,
    ...searchQuery.write(query, { page: query.page, ...change }),
  });
