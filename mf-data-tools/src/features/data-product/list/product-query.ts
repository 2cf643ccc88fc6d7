import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { oneOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { category, keyword, sort } from '../../../lib/list-fields.ts';

type Request = RequestFor<'data/getProductList'>;
export type ProductSort = NonNullable<Request['sort']>;

export const PAGE_SIZE = 12;

export const formats: readonly NonNullable<Request['format']>[] = ['csv', 'xlsx', 'zip'];
export const levels: readonly NonNullable<Request['access']>[] = ['public', 'login', 'vip', 'buy'];

export const productQuery = defineQuery({
  category: category(),
  tag: text(64, { request: 'tag_id' }),
  format: oneOf(formats, { key: 'fmt' }),
  access: oneOf(levels),
  keyword: keyword(100),
  sort: sort(['default', 'new', 'rows', 'sales', 'price']),
  page: page(),
});

export type ProductQuery = QueryValues<typeof productQuery>;

export const productRequest = (query: ProductQuery) =>
  ({ type: 'file', ...productQuery.request(query), limit: PAGE_SIZE }) satisfies Request;

export const productHref = (query: ProductQuery, change: Partial<ProductQuery> = {}): string =>
  href('data/product', productQuery.write(query, change));
