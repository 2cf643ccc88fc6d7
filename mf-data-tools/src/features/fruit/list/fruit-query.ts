import type { RequestFor } from '@bee/contracts/operations';
import { isDay } from '@bee/domain/calendar-day';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

type ListRequest = RequestFor<'fruit/getOtherAreaList'>;
export type FruitSort = NonNullable<ListRequest['sort']>;

/** What the list of origin prices shows, as its address says it. */
export type FruitQuery = {
  /** Kind of price; all of them without one. */
  type?: string;
  category?: string;
  area?: string;
  addr?: string;
  unit?: string;
  date?: string;
  keyword?: string;
  sort: FruitSort;
  page: number;
};

/** The keys of the query string; the manifest declares the same. */
export const fruitKeys = {
  category: 'cat',
  area: 'area',
  addr: 'addr',
  unit: 'unit',
  date: 'date',
  keyword: 'q',
  sort: 's',
  page: 'p',
} as const;

export const PAGE_SIZE = 20;

/** A value that the list cannot understand is left out. An address stands below its area only. */
export const readFruitQuery = (params: Record<string, string>, query: Record<string, string>): FruitQuery => {
  const area = textOf(query[fruitKeys.area]);
  const date = query[fruitKeys.date] ?? '';
  return {
    type: textOf(params.type),
    category: textOf(query[fruitKeys.category]),
    area,
    addr: area && textOf(query[fruitKeys.addr]),
    unit: textOf(query[fruitKeys.unit]),
    date: isDay(date) ? date : undefined,
    keyword: textOf(query[fruitKeys.keyword]),
    sort: sorts.find((sort) => sort === query[fruitKeys.sort]) ?? 'default',
    page: pageOf(query[fruitKeys.page]),
  };
};

export const fruitRequest = ({ type, category, area, addr, unit, date, keyword, sort, page }: FruitQuery) =>
  ({
    type,
    category,
    production_area: area,
    addr,
    unit,
    date,
    kw: keyword,
    sort,
    page,
    limit: PAGE_SIZE,
  }) satisfies ListRequest;

/** The address after a change; every change but turning the page starts at page 1 again. */
export const fruitHref = (current: FruitQuery, change: Partial<FruitQuery> = {}): string => {
  const next: FruitQuery = { ...current, page: 1, ...change };
  return href('application/fruit/list', { type: next.type, ...toQuery(next) });
};

/** Filters as query keys; what a form carries along in hidden fields. */
export const toQuery = (query: FruitQuery): Record<string, string> =>
  saidOnly({
    [fruitKeys.category]: query.category,
    [fruitKeys.area]: query.area,
    [fruitKeys.addr]: query.addr,
    [fruitKeys.unit]: query.unit,
    [fruitKeys.date]: query.date,
    [fruitKeys.keyword]: query.keyword,
    [fruitKeys.sort]: query.sort === 'default' ? undefined : query.sort,
    [fruitKeys.page]: query.page === 1 ? undefined : String(query.page),
  });

/** Everything but kind, order and page. */
export const withoutFilters = ({ type, sort }: FruitQuery): FruitQuery => ({ type, sort, page: 1 });

export const countFilters = ({ category, area, addr, unit, date, keyword }: FruitQuery): number =>
  [category, area, addr, unit, date, keyword].filter(Boolean).length;

const sorts: readonly FruitSort[] = [
  'default',
  'price_avg.asc',
  'price_avg.desc',
  'chg_d.asc',
  'chg_d.desc',
  'chg_w.asc',
  'chg_w.desc',
  'chg_y.asc',
  'chg_y.desc',
];
