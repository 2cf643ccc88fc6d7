import type { RequestFor } from '@bee/contracts/operations';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';

type Request = RequestFor<'data/getProductList'>;
export type ProductSort = NonNullable<Request['sort']>;
type Format = NonNullable<Request['format']>;
type Level = NonNullable<Request['access']>;

/** What the list shows, as its address says it. */
export type ProductQuery = {
  category?: string;
  tag?: string;
  format?: Format;
  access?: Level;
  keyword?: string;
  sort: ProductSort;
  page: number;
};

/** The keys of the query string; the manifest declares the same. */
export const productKeys = {
  category: 'cate',
  tag: 'tag',
  format: 'fmt',
  access: 'acc',
  keyword: 'q',
  sort: 's',
  page: 'p',
} as const;

export const PAGE_SIZE = 12;

/** A value that the page cannot understand is left out. */
export const readProductQuery = (query: Record<string, string>): ProductQuery => {
  const asked = (key: keyof typeof productKeys, longest?: number) => textOf(query[productKeys[key]], longest);
  const oneOf = <Value extends string>(values: readonly Value[], key: keyof typeof productKeys): Value | undefined =>
    values.find((value) => value === asked(key));
  return {
    category: asked('category', 40),
    tag: asked('tag', 64),
    format: oneOf(formats, 'format'),
    access: oneOf(levels, 'access'),
    keyword: asked('keyword', 100),
    sort: oneOf(sorts, 'sort') ?? 'default',
    page: pageOf(query[productKeys.page]),
  };
};

export const productRequest = ({ category, tag, format, access, keyword, sort, page }: ProductQuery) =>
  ({
    type: 'file',
    cate_id: category,
    tag_id: tag,
    format,
    access,
    kw: keyword,
    sort,
    page,
    limit: PAGE_SIZE,
  }) satisfies Request;

/** What its address says; also what a form carries along in hidden fields. */
export const toQuery = (query: ProductQuery): Record<string, string> =>
  saidOnly({
    [productKeys.category]: query.category,
    [productKeys.tag]: query.tag,
    [productKeys.format]: query.format,
    [productKeys.access]: query.access,
    [productKeys.keyword]: query.keyword,
    [productKeys.sort]: query.sort === 'default' ? undefined : query.sort,
    [productKeys.page]: query.page === 1 ? undefined : String(query.page),
  });

/** The address after a change; every change but turning the page starts at page 1 again. */
export const productHref = (current: ProductQuery, change: Partial<ProductQuery> = {}): string =>
  href('data/product', toQuery({ ...current, page: 1, ...change }));

export const countFilters = ({ category, tag, format, access, keyword }: ProductQuery): number =>
  [category, tag, format, access, keyword].filter(Boolean).length;

export const formats: readonly Format[] = ['csv', 'xlsx', 'zip'];
export const levels: readonly Level[] = ['public', 'login', 'vip', 'buy'];
const sorts: readonly ProductSort[] = ['default', 'new', 'rows', 'sales', 'price'];
