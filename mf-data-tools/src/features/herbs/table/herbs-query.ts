import { columnSorts } from '@bee/contracts/column-sorts';
import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { field, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { askedDays, priceChoices } from '../../../components/price/price-periods.ts';
import { priceFields } from '../../../lib/chart-fields.ts';
import { category, keyword, sort } from '../../../lib/list-fields.ts';

export const PAGE_SIZE = 30;
export const PERIOD = '1y';

/** `open` is the specification whose chart is shown above the table. */
export const herbsQuery = defineQuery({
  category: category(),
  letter: field<string>((typed) => /^[A-Z]$/.exec(typed.trim().toUpperCase())?.[0], String),
  market: text(60, { counts: false }),
  herb: text(),
  spec: text(),
  origin: text(),
  keyword: keyword(),
  sort: sort(columnSorts('price_avg', 'chg_w', 'chg_m', 'chg_y')),
  page: page(),
  open: text(60, { request: false, counts: false }),
});

export const herbChartQuery = defineQuery(priceFields(priceChoices(PERIOD)));

export type HerbsQuery = QueryValues<typeof herbsQuery> & { view: QueryValues<typeof herbChartQuery> };

export const readHerbsQuery = (query: Record<string, string>): HerbsQuery => ({
  ...herbsQuery.read(query),
  view: herbChartQuery.read(query),
});

export const listRequest = (query: HerbsQuery) =>
  ({ ...herbsQuery.request(query), limit: PAGE_SIZE }) satisfies RequestFor<'herbs/getHerbsList'>;

/**
 * Request for the chart of the open specification, at its own frequency: weekly quotes would otherwise be dots between
 * gaps.
 */
export const chartRequest = ({ view }: HerbsQuery, spec_id: string, dates: { min: string; max: string }) => {
  const { from, to } = askedDays(view, dates);
  return { spec_id, markets: view.compare, from, to, analysis: true } satisfies RequestFor<'herbs/getEchart'>;
};

/** Without an open chart, its view is left out of the address. */
export const herbsHref = (query: HerbsQuery, change: Partial<HerbsQuery> = {}): string => {
  const table = herbsQuery.write(query, change);
  const view = table[herbsQuery.keys.open] ? herbChartQuery.write(change.view ?? query.view) : {};
  return href('application/herbs/list', { ...table, ...view });
};

/** Keeps only market, order and the view of the chart. */
export const withoutFilters = (query: HerbsQuery): HerbsQuery => ({
  ...query,
  ...herbsQuery.cleared(query),
  open: undefined,
});
