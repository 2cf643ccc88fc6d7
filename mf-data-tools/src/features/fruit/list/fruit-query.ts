import { columnSorts } from '@bee/contracts/column-sorts';
import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { day, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { category, keyword, sort } from '../../../lib/list-fields.ts';

export const PAGE_SIZE = 20;

/** `type` is the kind of price, in the path; all of them without it. */
export const fruitQuery = defineQuery({
  type: text(60, { counts: false }),
  category: { ...category(60), request: undefined },
  area: text(60, { request: 'production_area' }),
  addr: text(),
  unit: text(),
  date: day(),
  keyword: keyword(),
  sort: sort(columnSorts('price_avg', 'chg_d', 'chg_w', 'chg_y')),
  page: page(),
});

export type FruitQuery = QueryValues<typeof fruitQuery>;

/** An origin determines its area. */
export const readFruitQuery = (params: Record<string, string>, query: Record<string, string>): FruitQuery => {
  const values = fruitQuery.read({ ...query, type: params.type });
  return { ...values, addr: values.area && values.addr };
};

export const fruitRequest = (query: FruitQuery) =>
  ({ ...fruitQuery.request(query), limit: PAGE_SIZE }) satisfies RequestFor<'fruit/getOtherAreaList'>;

export const fruitHref = (query: FruitQuery, change: Partial<FruitQuery> = {}): string =>
  href('application/fruit/list', fruitQuery.write(query, change));
