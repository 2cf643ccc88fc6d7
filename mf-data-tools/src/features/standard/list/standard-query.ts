import type { RequestFor } from '@bee/contracts/operations';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

type ListRequest = RequestFor<'standard/getList'>;
type LimitRequest = RequestFor<'standard/findLimits'>;
export type StandardType = NonNullable<ListRequest['type']>;
export type StandardStatus = NonNullable<ListRequest['status']>;
export type StandardSort = NonNullable<ListRequest['sort']>;
export type LimitKind = NonNullable<LimitRequest['kind']>;
export type LimitAuthority = NonNullable<LimitRequest['authority']>;
export type StandardView = 'list' | 'limits' | 'check';

/** What the page of standards shows, as its address says it. */
export type StandardQuery = {
  view: StandardView;
  type?: StandardType;
  category?: string;
  status?: StandardStatus;
  year?: string;
  ics?: string;
  ccs?: string;
  keyword?: string;
  sort: StandardSort;
  food?: string;
  substance?: string;
  kind?: LimitKind;
  authority?: LimitAuthority;
  page: number;
};

/** The keys of the query string; the manifest declares the same. */
export const standardKeys = {
  view: 'view',
  type: 'type',
  category: 'cate',
  status: 'status',
  year: 'year',
  ics: 'ics',
  ccs: 'ccs',
  keyword: 'q',
  sort: 's',
  food: 'food',
  substance: 'sub',
  kind: 'kind',
  authority: 'by',
  page: 'p',
} as const;

export const PAGE_SIZE = 20;
export const LIMIT_PAGE_SIZE = 50;

/** A value that the page cannot understand is left out. */
export const readStandardQuery = (query: Record<string, string>): StandardQuery => {
  const asked = (key: keyof typeof standardKeys, longest?: number) => textOf(query[standardKeys[key]], longest);
  const oneOf = <Value extends string>(values: readonly Value[], key: keyof typeof standardKeys): Value | undefined =>
    values.find((value) => value === asked(key));
  const written = (key: 'year' | 'ics' | 'ccs', form: RegExp) => {
    const value = asked(key);
    return value && form.test(value) ? value : undefined;
  };
  return {
    view: oneOf(views, 'view') ?? 'list',
    type: oneOf(types, 'type'),
    category: asked('category', 40),
    status: oneOf(statusOrder, 'status'),
    year: written('year', /^\d{4}$/),
    ics: written('ics', /^\d{2}(?:\.\d{2,3}){0,2}$/),
    ccs: written('ccs', /^[A-Za-z](?:\d{2})?$/),
    keyword: asked('keyword', 100),
    sort: oneOf(sorts, 'sort') ?? 'default',
    food: asked('food'),
    substance: asked('substance', 300),
    kind: oneOf(kinds, 'kind'),
    authority: oneOf(authorities, 'authority'),
    page: pageOf(query[standardKeys.page]),
  };
};

export const listRequest = ({ type, category, status, year, ics, ccs, keyword, sort, page }: StandardQuery) =>
  ({
    type,
    cate_id: category,
    status,
    year,
    ics,
    ccs,
    kw: keyword,
    sort,
    page,
    limit: PAGE_SIZE,
  }) satisfies ListRequest;

export const limitRequest = ({ food, substance, kind, authority, page }: StandardQuery) =>
  ({ food, substance, kind, authority, page, limit: LIMIT_PAGE_SIZE }) satisfies LimitRequest;

/** The address after a change; every change but turning the page starts at page 1 again. */
export const standardHref = (current: StandardQuery, change: Partial<StandardQuery> = {}): string =>
  href('application/standard/list', toQuery({ ...current, page: 1, ...change }));

/** The address of another view, with what belongs to it alone. */
export const viewHref = (view: StandardView, change: Partial<StandardQuery> = {}): string =>
  standardHref({ view, sort: 'default', page: 1, ...change });

/** What its view shows as query keys; also what a form carries along in hidden fields. */
export const toQuery = (query: StandardQuery): Record<string, string> => {
  const page = query.page === 1 ? undefined : String(query.page);
  if (query.view === 'check') return { [standardKeys.view]: 'check' };
  if (query.view === 'limits')
    return saidOnly({
      [standardKeys.view]: 'limits',
      [standardKeys.food]: query.food,
      [standardKeys.substance]: query.substance,
      [standardKeys.kind]: query.kind,
      [standardKeys.authority]: query.authority,
      [standardKeys.page]: page,
    });
  return saidOnly({
    [standardKeys.type]: query.type,
    [standardKeys.category]: query.category,
    [standardKeys.status]: query.status,
    [standardKeys.year]: query.year,
    [standardKeys.ics]: query.ics,
    [standardKeys.ccs]: query.ccs,
    [standardKeys.keyword]: query.keyword,
    [standardKeys.sort]: query.sort === 'default' ? undefined : query.sort,
    [standardKeys.page]: page,
  });
};

/** Everything but type and order. */
export const withoutFilters = ({ view, type, sort }: StandardQuery): StandardQuery => ({ view, type, sort, page: 1 });

export const countFilters = ({ category, status, year, ics, ccs, keyword }: StandardQuery): number =>
  [category, status, year, ics, ccs, keyword].filter(Boolean).length;

const views: readonly StandardView[] = ['list', 'limits', 'check'];
const types: readonly StandardType[] = ['gb', 'hb', 'db', 'tb', 'qb', 'intl'];
export const statusOrder: readonly StandardStatus[] = ['current', 'pending', 'repealed', 'draft'];
const sorts: readonly StandardSort[] = ['default', 'new', 'old', 'code'];
const kinds: readonly LimitKind[] = ['农药', '兽药', '重金属', '真菌毒素', '微生物', '添加剂', '其他'];
const authorities: readonly LimitAuthority[] = ['GB', 'Codex'];
