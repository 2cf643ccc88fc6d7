import type { RequestFor } from '@bee/contracts/operations';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { pageOf, saidOnly } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { joinCodes, splitCodes } from '../compare-codes.ts';
import { columnsText, PAGE_SIZE, readColumns } from './food-query.ts';

export { PAGE_SIZE };

/** What a search shows, as its address says it. */
export type FoodSearchQuery = {
  keyword: string;
  cols: readonly NutrientKey[];
  compare: readonly string[];
  page: number;
};

export const readSearchQuery = (params: Record<string, string>, query: Record<string, string>): FoodSearchQuery => ({
  keyword: (params.keyword ?? '').trim().slice(0, 100),
  cols: readColumns(query.cols),
  compare: splitCodes(query.cmp),
  page: pageOf(query.p),
});

export const searchRequest = ({ keyword, cols, page }: FoodSearchQuery) =>
  ({ keyword, cols: [...cols], page, limit: PAGE_SIZE }) satisfies RequestFor<'food/search'>;

export const searchHref = (current: FoodSearchQuery, change: Partial<FoodSearchQuery> = {}): string => {
  const { keyword, cols, compare, page } = { ...current, ...change };
  return href('application/food/search_result', {
    keyword,
    ...saidOnly({ cols: columnsText(cols), cmp: joinCodes(compare), p: page === 1 ? undefined : String(page) }),
  });
};
