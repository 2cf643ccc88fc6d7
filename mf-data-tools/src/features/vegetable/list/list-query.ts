import type { RequestFor } from '@bee/contracts/operations';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

type ListRequest = RequestFor<'vegetable/vegList'>;
export type PriceType = NonNullable<ListRequest['type']>;
export type PriceSort = NonNullable<ListRequest['sort']>;

/** What the list shows, as its address says it. */
export type ListQuery = {
  type: PriceType;
  classId?: string;
  group?: string;
  market?: string;
  /** Six digits of a province. */
  area?: string;
  date?: string;
  keyword?: string;
  sort: PriceSort;
  page: number;
};

/** The keys of the query string; the manifest declares the same. */
export const listKeys = {
  classId: 'class',
  group: 'group',
  market: 'market',
  area: 'geo',
  date: 'date',
  keyword: 'q',
  sort: 's',
  page: 'p',
} as const;

export const PAGE_SIZE = 20;

/** A value that no list understands is left out, so that a mistyped address still shows something. */
export const readListQuery = (params: Record<string, string>, query: Record<string, string>): ListQuery => ({
  type: types.find((type) => type === params.type) ?? '1',
  classId: textOf(query[listKeys.classId], 40),
  group: textOf(query[listKeys.group], 40),
  market: textOf(query[listKeys.market], 64),
  // A market lies in one province only, so it wins over one that a form carried along.
  area: query[listKeys.market] ? undefined : matching(query[listKeys.area], /^\d{6}$/),
  date: matching(query[listKeys.date], /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  keyword: textOf(query[listKeys.keyword], 100),
  sort: sorts.find((sort) => sort === query[listKeys.sort]) ?? 'default',
  page: pageOf(query[listKeys.page]),
});

export const listRequest = ({ type, classId, group, market, area, date, keyword, sort, page }: ListQuery) =>
  ({
    type,
    class_id: classId,
    group,
    market_id: market,
    adcode: area,
    date,
    kw: keyword,
    sort,
    page,
    limit: PAGE_SIZE,
  }) satisfies ListRequest;

/** The address after a change; every change but turning the page starts at page 1 again. */
export const listHref = (current: ListQuery, change: Partial<ListQuery> = {}): string => {
  const next: ListQuery = { ...current, page: 1, ...change };
  return href('application/vegetable/list', { type: next.type, ...toQuery(next) });
};

/** Filters of an address as query keys; what a form carries along in hidden fields. */
export const toQuery = (query: ListQuery): Record<string, string> =>
  saidOnly({
    [listKeys.classId]: query.classId,
    [listKeys.group]: query.group,
    [listKeys.market]: query.market,
    [listKeys.area]: query.area,
    [listKeys.date]: query.date,
    [listKeys.keyword]: query.keyword,
    [listKeys.sort]: query.sort === 'default' ? undefined : query.sort,
    [listKeys.page]: query.page === 1 ? undefined : String(query.page),
  });

/** Everything but order and page. */
export const withoutFilters = ({ type, sort }: ListQuery): ListQuery => ({ type, sort, page: 1 });

export const countFilters = ({ classId, group, market, area, date, keyword }: ListQuery): number =>
  [classId, group, market, area, date, keyword].filter(Boolean).length;

const types: readonly PriceType[] = ['1', '2', '3', '4'];

const sorts: readonly PriceSort[] = [
  'default',
  'price_avg.asc',
  'price_avg.desc',
  'chg_d.asc',
  'chg_d.desc',
  'chg_w.asc',
  'chg_w.desc',
];

const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value && pattern.test(value) ? value : undefined;
