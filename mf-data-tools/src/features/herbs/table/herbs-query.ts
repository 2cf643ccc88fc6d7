import type { RequestFor } from '@bee/contracts/operations';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { type ChartView, chartQuery, readChartView } from '@bee/ui/data';
import { askedDays, priceChoices } from '../../../parts/price/price-periods.ts';
import type { ShownUnit } from '../../../parts/price/price-unit.ts';

type ListRequest = RequestFor<'herbs/getHerbsList'>;
export type HerbSort = NonNullable<ListRequest['sort']>;

/** What the table of herbs shows, as its address says it; `open` is the specification whose chart stands above it. */
export type HerbsQuery = {
  category?: string;
  letter?: string;
  market?: string;
  herb?: string;
  spec?: string;
  origin?: string;
  keyword?: string;
  open?: string;
  sort: HerbSort;
  page: number;
  view: Omit<ChartView, 'unit'> & { unit: ShownUnit };
};

/** The keys of the query string; the manifest declares the same. */
export const herbsKeys = {
  category: 'cate',
  letter: 'letter',
  market: 'market',
  herb: 'herb',
  spec: 'spec',
  origin: 'origin',
  keyword: 'q',
  open: 'open',
  sort: 's',
  page: 'p',
} as const;

export const PAGE_SIZE = 30;
export const PERIOD = '1y';

/** A value that the table cannot understand is left out. */
export const readHerbsQuery = (query: Record<string, string>): HerbsQuery => {
  const asked = (key: keyof typeof herbsKeys, longest?: number) => textOf(query[herbsKeys[key]], longest);
  const letter = asked('letter')?.toUpperCase();
  const view = readChartView(query, priceChoices(PERIOD));
  return {
    category: asked('category', 40),
    letter: letter && /^[A-Z]$/.test(letter) ? letter : undefined,
    market: asked('market'),
    herb: asked('herb'),
    spec: asked('spec'),
    origin: asked('origin'),
    keyword: asked('keyword'),
    open: asked('open'),
    sort: sorts.find((sort) => sort === asked('sort')) ?? 'default',
    page: pageOf(query[herbsKeys.page]),
    view: { ...view, unit: view.unit as ShownUnit },
  };
};

export const listRequest = ({ category, letter, market, herb, spec, origin, keyword, sort, page }: HerbsQuery) =>
  ({
    cate_id: category,
    letter,
    market,
    herb,
    spec,
    origin,
    kw: keyword,
    sort,
    page,
    limit: PAGE_SIZE,
  }) satisfies ListRequest;

/** The chart of the open specification; by its own step, so that weekly quotes are no dots between holes. */
export const chartRequest = ({ view }: HerbsQuery, spec_id: string, dates: { min: string; max: string }) => {
  const { from, to } = askedDays(view, dates);
  return { spec_id, markets: view.compare, from, to } satisfies RequestFor<'herbs/getEchart'>;
};

/** The address after a change; every change but turning the page starts at page 1 again. */
export const herbsHref = (current: HerbsQuery, change: Partial<HerbsQuery> = {}): string => {
  const next: HerbsQuery = { ...current, page: 1, ...change };
  return href('application/herbs/list', toQuery(next));
};

/** Filters as query keys; what a form carries along in hidden fields. */
export const toQuery = (query: HerbsQuery): Record<string, string> =>
  saidOnly({
    [herbsKeys.category]: query.category,
    [herbsKeys.letter]: query.letter,
    [herbsKeys.market]: query.market,
    [herbsKeys.herb]: query.herb,
    [herbsKeys.spec]: query.spec,
    [herbsKeys.origin]: query.origin,
    [herbsKeys.keyword]: query.keyword,
    [herbsKeys.sort]: query.sort === 'default' ? undefined : query.sort,
    [herbsKeys.page]: query.page === 1 ? undefined : String(query.page),
    [herbsKeys.open]: query.open,
    // How a chart is shown says nothing without one.
    ...(query.open ? chartQuery(query.view, priceChoices(PERIOD)) : {}),
  });

/** Everything but market and order. */
export const withoutFilters = ({ market, sort, view }: HerbsQuery): HerbsQuery => ({ market, sort, view, page: 1 });

export const countFilters = ({ category, letter, herb, spec, origin, keyword }: HerbsQuery): number =>
  [category, letter, herb, spec, origin, keyword].filter(Boolean).length;

const sorts: readonly HerbSort[] = [
  'default',
  'price_avg.asc',
  'price_avg.desc',
  'chg_w.asc',
  'chg_w.desc',
  'chg_m.asc',
  'chg_m.desc',
  'chg_y.asc',
  'chg_y.desc',
];
