import type { RequestFor } from '@bee/contracts/operations';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { pageOf, saidOnly } from '@bee/domain/list-address';
import { isNutrient, usualNutrients } from '@bee/domain/nutrient';
import { href } from '@bee/platform';
import { joinCodes, splitCodes } from '../compare-codes.ts';

type ListRequest = RequestFor<'food/getList'>;
export type FoodSort = NonNullable<ListRequest['sort']>;

/** What a list of foods shows, as its address says it. */
export type FoodQuery = {
  /** 0 is all. */
  firstId: string;
  secondId: string;
  cols: readonly NutrientKey[];
  /** Representative values only. */
  rep: boolean;
  sort: FoodSort;
  /** Codes chosen for a comparison. */
  compare: readonly string[];
  page: number;
};

export const PAGE_SIZE = 20;
/** Limit of the contract. */
export const MAX_COLUMNS = 12;

const ALL = '0';

/** A value that the list cannot understand is left out. */
export const readFoodQuery = (params: Record<string, string>, query: Record<string, string>): FoodQuery => {
  const [nutrient = '', order] = (query.s ?? '').split('.');
  return {
    firstId: params.firstId ?? ALL,
    secondId: params.secondId ?? ALL,
    cols: readColumns(query.cols),
    rep: query.rep === '1',
    sort: isNutrient(nutrient) && (order === 'asc' || order === 'desc') ? `${nutrient}.${order}` : 'default',
    compare: splitCodes(query.cmp),
    page: pageOf(query.p),
  };
};

export const readColumns = (text: string | undefined): readonly NutrientKey[] => {
  const cols = [...new Set((text ?? '').split('~'))].filter(isNutrient).slice(0, MAX_COLUMNS);
  return cols.length > 0 ? cols : usualNutrients;
};

/** As the address says it; nothing for the usual ones. */
export const columnsText = (cols: readonly NutrientKey[]): string | undefined =>
  cols.join() === usualNutrients.join() ? undefined : cols.join('~');

export const foodRequest = ({ firstId, secondId, cols, rep, sort, page }: FoodQuery) =>
  ({
    first_id: firstId,
    second_id: secondId,
    cols: withSorted(cols, sort),
    rep,
    sort,
    page,
    limit: PAGE_SIZE,
  }) satisfies ListRequest;

/** What a list is ordered by is shown, too, in front: phones show few columns. */
export const withSorted = (cols: readonly NutrientKey[], sort: FoodSort): NutrientKey[] => {
  const [nutrient = ''] = sort.split('.');
  if (!isNutrient(nutrient) || cols.includes(nutrient)) return [...cols];
  return [nutrient, ...cols.slice(0, MAX_COLUMNS - 1)];
};

/** The address after a change; what changes neither foods nor order stays on its page. */
export const foodHref = (current: FoodQuery, change: Partial<FoodQuery> = {}): string => {
  const stays = Object.keys(change).every((key) => key === 'compare' || key === 'cols');
  const next = { ...current, ...(!stays && { page: 1 }), ...change };
  return href('application/food/list', { firstId: next.firstId, secondId: next.secondId, ...toQuery(next) });
};

const toQuery = ({ cols, rep, sort, compare, page }: FoodQuery): Record<string, string> =>
  saidOnly({
    cols: columnsText(cols),
    rep: rep ? '1' : undefined,
    s: sort === 'default' ? undefined : sort,
    cmp: joinCodes(compare),
    p: page === 1 ? undefined : String(page),
  });
