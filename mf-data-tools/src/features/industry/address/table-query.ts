import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { day, field, list, matching, oneOf, page, text } from '@bee/domain/query-fields';
import { filtersText, readFilters, type TableFilters } from '@bee/domain/table-filters';
import { href, type Microsite, micrositeHref } from '@bee/platform';
import type { ChartChoices, ChartView } from '@bee/ui/data';
import { chartFields } from '../../../parts/chart-fields.ts';
import { industryQuery } from './industry-view.ts';

export type TableRequest = RequestFor<'industry/getTableList'>;

/** Lines over time, or bars of a dimension beside or upon each other. */
export const drawings = ['line', 'bar', 'stack'] as const;
export type Drawing = (typeof drawings)[number];

export const PAGE_SIZE = 50;
const SCREEN = 'data/retrieval';
const FIELD = /^[a-z][a-z0-9_]{0,30}$/;
const MAX_COLUMNS = 50;

/** The unit is that of the table, so the card has none of its own. */
export const chartChoices: ChartChoices = {
  periods: [
    { key: '1y', title: '1年' },
    { key: '5y', title: '5年' },
    { key: '10y', title: '10年' },
    { key: 'all', title: '全部' },
  ],
  units: [{ key: 'own', title: '' }],
  transforms: ['lin', 'chg', 'mom', 'yoy', 'idx100', 'avg'],
  fallback: { period: 'all', unit: 'own' },
  mostCompared: 0,
};

export const tableQuery = defineQuery({
  filters: field<TableFilters, { key: 'd'; fallback: TableFilters }>(readFilters, filtersText, {
    key: 'd',
    fallback: {},
  }),
  /** Measures shown; all where there is none. */
  cols: list({ most: MAX_COLUMNS, is: (one): one is string => FIELD.test(one) }, { request: 'columns' }),
  row: matching(FIELD),
  col: matching(FIELD),
  unit: text(20, { key: 'u' }),
  /** Key of a column and a direction. */
  sort: matching(/^.{1,130}\.(asc|desc)$/, { key: 's' }),
  /** The table as it was published up to this day. */
  vintage: day({ key: 'v' }),
  page: page(),
});

/** What is drawn below a table: of one measure, `x` along the axis (bars only), one colour per value of `by`. */
export const drawnQuery = defineQuery({
  kind: oneOf(drawings, { key: 'chart' }),
  x: matching(FIELD),
  by: matching(FIELD),
  measure: matching(FIELD, { key: 'cm' }),
});

const { unit, ...cardFields } = chartFields(chartChoices);
export const cardQuery = defineQuery(cardFields);

export type Drawn = QueryValues<typeof drawnQuery> & { kind: Drawing };

/** A table; `drawn` is null while the chart is closed, and in a sub-site the addresses are those of the sub-site. */
export type TableQuery = QueryValues<typeof tableQuery> & {
  model: string;
  drawn: Drawn | null;
  view: ChartView;
  site: Microsite | null;
};

export const readTableQuery = (
  model: string,
  query: Record<string, string>,
  site: Microsite | null = null,
): TableQuery => {
  const { col, ...values } = tableQuery.read(query);
  const { kind, ...drawn } = drawnQuery.read(query);
  return {
    ...values,
    model,
    col: col === values.row ? undefined : col,
    drawn: kind ? { kind, ...drawn } : null,
    view: { ...cardQuery.read(query), unit: unit.fallback },
    site,
  };
};

/** What the table asks for; the chart has conditions of its own upon these. */
export const tableRequest = ({ model, ...query }: TableQuery) => {
  const { columns, ...asked } = tableQuery.request(query);
  return { model_id: model, ...asked, ...(columns.length > 0 && { columns }), limit: PAGE_SIZE } satisfies TableRequest;
};

export type TableChange = Partial<Omit<TableQuery, 'model' | 'view' | 'site'>> & { view?: Partial<ChartView> };

const KEEPS_PAGE = ['page', 'drawn', 'view'];

/** The address after a change; what shows other rows begins at page 1 again. Of a closed chart nothing is said. */
export const tableHref = (query: TableQuery, change: TableChange = {}): string => {
  const stays = Object.keys(change).every((key) => KEEPS_PAGE.includes(key));
  const drawn = change.drawn === undefined ? query.drawn : change.drawn;
  const view = { ...query.view, ...change.view };
  return tableAddress(query.model, view.embed ? null : query.site, {
    ...(drawn && cardQuery.write(view)),
    ...tableQuery.write(query, stays ? { page: query.page, ...change } : change),
    ...(drawn && drawnQuery.write(drawn)),
  });
};

/** A table from its beginning, in a sub-site that it belongs to. */
export const modelHref = (model: string, site: Microsite | null = null): string => tableAddress(model, site, {});

/** Frames of other sites hold the card of the main site. */
const tableAddress = (model: string, site: Microsite | null, query: Record<string, string>): string =>
  site
    ? micrositeHref(site, 'data', { table: model, ...query })
    : href(SCREEN, { ...industryQuery.write({ model }), ...query });

/** The same conditions with another one on a field, or without any. */
export const withFilter = (
  { filters }: TableQuery,
  field: string,
  filter: TableFilters[string] | undefined,
): TableFilters => {
  const { [field]: _, ...others } = filters;
  return filter ? { ...others, [field]: filter } : others;
};
