import type { RequestFor } from '@bee/contracts/operations';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { isNutrient, usualNutrients } from '@bee/domain/nutrient';
import { field, flag, list, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { comparedFoods } from '../compare-codes.ts';

type ListRequest = RequestFor<'food/getList'>;
export type FoodSort = NonNullable<ListRequest['sort']>;

export const PAGE_SIZE = 20;
/** Limit of the API. */
export const MAX_COLUMNS = 12;

export const foodColumns = () =>
  list({ most: MAX_COLUMNS, is: isNutrient }, { fallback: [...usualNutrients], counts: false });

const readSort = (typed: string): FoodSort | undefined => {
  const [nutrient = '', order] = typed.split('.');
  return isNutrient(nutrient) && (order === 'asc' || order === 'desc') ? `${nutrient}.${order}` : undefined;
};

const categoryId = <const Name extends string>(request: Name) => text(40, { request, counts: true, fallback: '0' });

/** The category ids are in the path, 0 means all; `rep` limits to representative values. */
export const foodQuery = defineQuery({
  firstId: categoryId('first_id'),
  secondId: categoryId('second_id'),
  cols: foodColumns(),
  rep: flag(),
  sort: field<FoodSort, { key: 's'; fallback: FoodSort }>(readSort, String, { key: 's', fallback: 'default' }),
  compare: comparedFoods,
  page: page(),
});

export type FoodQuery = QueryValues<typeof foodQuery>;

export const readFoodQuery = (params: Record<string, string>, query: Record<string, string>): FoodQuery =>
  foodQuery.read({ ...query, firstId: params.firstId, secondId: params.secondId });

export const foodRequest = (query: FoodQuery) =>
  ({
    ...foodQuery.request(query),
    cols: withSorted(query.cols, query.sort),
    limit: PAGE_SIZE,
  }) satisfies ListRequest;

/** The sorted column comes first, because phones show few columns. */
export const withSorted = (cols: readonly NutrientKey[], sort: FoodSort): NutrientKey[] => {
  const [nutrient = ''] = sort.split('.');
  if (!isNutrient(nutrient) || cols.includes(nutrient)) return [...cols];
  return [nutrient, ...cols.slice(0, MAX_COLUMNS - 1)];
};

/** The address after a change; keeps the page number unless foods or order change. */
export const foodHref = (query: FoodQuery, change: Partial<FoodQuery> = {}): string => {
  const stays =
    Object.keys(change).length > 0 && Object.keys(change).every((key) => key === 'compare' || key === 'cols');
  const next = stays ? { page: query.page, ...change } : change;
  const { firstId, secondId } = { ...query, ...change };
  return href('application/food/list', { firstId, secondId, ...foodQuery.write(query, next) });
};
