import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { day, field, list, matching, oneOf, page, text } from '@bee/domain/query-fields';
import { filtersText, readFilters, type TableFilters } from '@bee/domain/table-filters';
import { href, type Microsite, micrositeHref } from '@bee/platform';
import type { ChartChoices, ChartView } from '@bee/ui/data';
import { chartFields } from '../../../lib/chart-fields.ts';
import { industryQuery } from './industry-view.ts';

export type TableRequest = RequestFor<'industry/getTableList'>;

/** Lines over time, or grouped or stacked bars of a dimension. */
export const drawings = ['line', 'bar', 'stack'] as const;
export type Drawing = (typeof drawings)[number];

export const PAGE_SIZE = 50;
const SCREEN = 'data/retrieval';
const FIELD = /^[a-z][a-z0-9_]{0,30}$/;
const MAX_COLUMNS = 50;

/** The unit is set for the whole table, so the chart card offers none. */
export const chartChoices: ChartChoices = {
  periods: [
    { key: '24p', title: '24期' },
    { key: '1y', title: '1年' },
    { key: '5y', title: '5年' },
    { key: '10y', title: '10年' },
    { key: 'all', title: '全部' },
  ],
  units: [{ key: 'own', title: '' }],
  transforms: ['lin', 'chg', 'mom', 'yoy', 'idx100', 'avg'],
  fallback: { period: '24p', unit: 'own' },
  mostCompared: 0,
};

export const tableQuery = defineQuery({
  filters: field<TableFilters, { key: 'd'; fallback: TableFilters }>(readFilters, filtersText, {
    key: 'd',
    fallback: {},
  }),
  /** Shown measures; all by default. */
  cols: list({ most: MAX_COLUMNS, is: (one): one is string => FIELD.test(one) }, { request: 'columns' }),
  row: matching(FIELD),
  col: matching(FIELD),
  /** The stored rows, with the indicators as columns. By default the table chooses the axes. */
  layout: oneOf(['list'], { key: 'lay', request: false }),
  unit: text(20, { key: 'u' }),
  /** Column key and direction. */
  sort: matching(/^.{1,130}\.(asc|desc)$/, { key: 's' }),
  /** The version of the table published by this day. */
  vintage: day({ key: 'v' }),
  page: page(),
});

/** The chart above a table: one measure, `x` on the axis (bars only), one colour per value of `by`. */
export const drawnQuery = defineQuery({
  kind: oneOf([...drawings, 'none'], { key: 'chart', fallback: 'line' }),
  x: matching(FIELD),
  by: matching(FIELD),
  measure: matching(FIELD, { key: 'cm' }),
});

const { unit, ...cardFields } = chartFields(chartChoices);
export const cardQuery = defineQuery(cardFields);

export type Drawn = Omit<QueryValues<typeof drawnQuery>, 'kind'> & { kind: Drawing };

/** A table; `drawn` is null while the chart is closed. In a microsite all addresses belong to the microsite. */
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
    // Only a list can be sorted by a plain measure; such addresses are older than the other layouts.
    layout: !col && values.sort && !values.sort.includes(':') ? 'list' : values.layout,
    drawn: kind === 'none' ? null : { kind, ...drawn },
    view: { ...cardQuery.read(query), unit: unit.fallback },
    site,
  };
};

/** The request of the table; the chart adds its own conditions. */
export const tableRequest = ({ model, ...query }: TableQuery) => {
  const { columns, ...asked } = tableQuery.request(query);
  return {
    model_id: model,
    ...asked,
    ...(columns.length > 0 && { columns }),
    ...(!query.col && query.layout !== 'list' && { layout: 'auto' as const }),
    limit: PAGE_SIZE,
  } satisfies TableRequest;
};

export type TableChange = Partial<Omit<TableQuery, 'model' | 'view' | 'site'>> & { view?: Partial<ChartView> };

const KEEPS_PAGE = ['page', 'drawn', 'view'];

/** The address after a change; a change of the rows resets the page number. A closed chart is left out. */
export const tableHref = (query: TableQuery, change: TableChange = {}): string => {
  const stays = Object.keys(change).every((key) => KEEPS_PAGE.includes(key));
  const drawn = change.drawn === undefined ? query.drawn : change.drawn;
  const view = { ...query.view, ...change.view };
  return tableAddress(query.model, view.embed ? null : query.site, {
    ...(drawn && cardQuery.write(view)),
    ...tableQuery.write(query, stays ? { page: query.page, ...change } : change),
    ...drawnQuery.write(drawn ?? { kind: 'none' }),
  });
};

/** The default address of a table, in its microsite if given. */
export const modelHref = (model: string, site: Microsite | null = null): string => tableAddress(model, site, {});

/** Embedded frames always use the main site's address. */
const tableAddress = (model: string, site: Microsite | null, query: Record<string, string>): string =>
  site
    ? micrositeHref(site, 'data', { table: model, ...query })
    : href(SCREEN, { ...industryQuery.write({ model }), ...query });

/** The filters with a field's condition replaced or removed. */
export const withFilter = (
  { filters }: TableQuery,
  field: string,
  filter: TableFilters[string] | undefined,
): TableFilters => {
  const { [field]: _, ...others } = filters;
  return filter ? { ...others, [field]: filter } : others;
};
