import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { day, oneOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { keyword, market, place, sort } from '../../../lib/list-fields.ts';

export const PAGE_SIZE = 20;

export const priceTypes = ['1', '2', '3', '4'] as const;

/** `type` is in the path. */
export const listQuery = defineQuery({
  type: oneOf(priceTypes, { fallback: '1' }),
  classId: text(40, { key: 'cate', request: 'class_id' }),
  group: text(40),
  market: market(),
  area: place(),
  date: day(),
  keyword: keyword(100),
  sort: sort(['default', 'price_avg.asc', 'price_avg.desc', 'chg_d.asc', 'chg_d.desc', 'chg_w.asc', 'chg_w.desc']),
  page: page(),
});

export type ListQuery = QueryValues<typeof listQuery>;

/** A market belongs to one province, so it overrides a province from a form. */
export const readListQuery = (params: Record<string, string>, query: Record<string, string>): ListQuery => {
  const values = listQuery.read({ ...query, type: params.type });
  return { ...values, area: values.market ? undefined : values.area };
};

export const listRequest = (query: ListQuery) =>
  ({ ...listQuery.request(query), limit: PAGE_SIZE }) satisfies RequestFor<'vegetable/vegList'>;

export const listHref = (query: ListQuery, change: Partial<ListQuery> = {}): string =>
  href('application/vegetable/list', { type: change.type ?? query.type, ...listQuery.write(query, change) });
