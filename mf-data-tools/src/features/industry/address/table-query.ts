import type { RequestFor } from '@bee/contracts/operations';
import { isDay } from '@bee/domain/calendar-day';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { filtersText, readFilters, type TableFilters } from '@bee/domain/table-filters';
import { href, siteHref, type TagSite } from '@bee/platform';
import { type ChartChoices, type ChartView, chartQuery, readChartView } from '@bee/ui/data';

export type TableRequest = RequestFor<'industry/getTableList'>;

/** Lines over time, or bars of a dimension beside or upon each other. */
export const drawings = ['line', 'bar', 'stack'] as const;
export type Drawing = (typeof drawings)[number];

/** What is drawn below a table: of one measure, `x` along the axis (bars only), one colour per value of `by`. */
export type Drawn = { kind: Drawing; x?: string; by?: string; measure?: string };

/** A table as its address says it; `drawn` is null while the chart is closed. */
export type TableQuery = {
  model: string;
  filters: TableFilters;
  /** Measures shown; all where there is none. */
  cols: string[];
  row?: string;
  col?: string;
  unit?: string;
  /** Key of a column and a direction. */
  sort?: string;
  /** A day: the table as it was published up to then. */
  vintage?: string;
  page: number;
  drawn: Drawn | null;
  view: ChartView;
  /** The sub-site that shows the table; its addresses then are those of the sub-site. */
  site: TagSite | null;
};

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

export const readTableQuery = (
  model: string,
  query: Record<string, string>,
  site: TagSite | null = null,
): TableQuery => {
  const field = (key: string) => (FIELD.test(query[key] ?? '') ? query[key] : undefined);
  const kind = drawings.find((one) => one === query.chart);
  const [row, col] = [field('row'), field('col')];
  return {
    model,
    filters: readFilters(query.d),
    cols: [...new Set((query.cols ?? '').split('~'))].filter((one) => FIELD.test(one)).slice(0, MAX_COLUMNS),
    row,
    col: col === row ? undefined : col,
    unit: textOf(query.u, 20),
    sort: /^.{1,130}\.(asc|desc)$/.test(query.s ?? '') ? query.s : undefined,
    vintage: isDay(query.v ?? '') ? query.v : undefined,
    page: pageOf(query.p),
    drawn: kind ? { kind, x: field('x'), by: field('by'), measure: field('cm') } : null,
    view: readChartView(query, chartChoices),
    site,
  };
};

/** What the table asks for; the chart has conditions of its own upon these. */
export const tableRequest = ({ model, filters, cols, row, col, unit, sort, vintage, page }: TableQuery) =>
  ({
    model_id: model,
    filters,
    ...(cols.length > 0 && { columns: cols }),
    ...(row && { row }),
    ...(col && { col }),
    ...(unit && { unit }),
    ...(sort && { sort }),
    ...(vintage && { vintage }),
    page,
    limit: PAGE_SIZE,
  }) satisfies TableRequest;

export type TableChange = Partial<Omit<TableQuery, 'model' | 'view' | 'site'>> & { view?: Partial<ChartView> };

const KEEPS_PAGE = ['page', 'drawn', 'view'];

/** The address after a change; what shows other rows begins at page 1 again. */
export const tableHref = (current: TableQuery, change: TableChange = {}): string => {
  const stays = Object.keys(change).every((key) => KEEPS_PAGE.includes(key));
  const { view, ...rest } = change;
  const next = { ...current, ...(!stays && { page: 1 }), ...rest, view: { ...current.view, ...view } };
  return tableAddress(next.model, next.view.embed ? null : next.site, toQuery(next));
};

/** A table from its beginning, in a sub-site that it belongs to. */
export const modelHref = (model: string, site: TagSite | null = null): string => tableAddress(model, site, {});

/** Frames of other sites hold the card of the main site. */
const tableAddress = (model: string, site: TagSite | null, query: Record<string, string>): string =>
  site ? siteHref(site, 'data', { table: model, ...query }) : href(SCREEN, { m: model, ...query });

/** The same conditions with another one on a field, or without any. */
export const withFilter = (
  { filters }: TableQuery,
  field: string,
  filter: TableFilters[string] | undefined,
): TableFilters => {
  const { [field]: _, ...others } = filters;
  return filter ? { ...others, [field]: filter } : others;
};

/** What is as usual is left out; of a closed chart nothing is said. */
const toQuery = (query: TableQuery): Record<string, string> => {
  const { drawn } = query;
  const { u: _unit, ...card } = drawn ? chartQuery(query.view, chartChoices) : {};
  return saidOnly({
    ...card,
    d: filtersText(query.filters),
    cols: query.cols.join('~'),
    row: query.row,
    col: query.col,
    u: query.unit,
    s: query.sort,
    v: query.vintage,
    p: query.page === 1 ? undefined : String(query.page),
    chart: drawn?.kind,
    x: drawn?.x,
    by: drawn?.by,
    cm: drawn?.measure,
  });
};
