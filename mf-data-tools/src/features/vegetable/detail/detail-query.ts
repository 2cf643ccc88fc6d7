import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { type ShownUnit, shownUnits } from '../quote/price-unit.ts';
import { daysBefore } from './day-arithmetic.ts';

export type Detail = DataFor<'vegetable/getDetail'>;
type ChartRequest = RequestFor<'vegetable/getEchart'>;

/** How far back the chart looks; `all` is everything that may be seen. */
export const periods = [
  { key: '1m', title: '1月', days: 30 },
  { key: '3m', title: '3月', days: 90 },
  { key: '1y', title: '1年', days: 365 },
  { key: '3y', title: '3年', days: 3 * 365 },
  { key: 'all', title: '全部', days: Number.POSITIVE_INFINITY },
] as const;
export type PeriodKey = (typeof periods)[number]['key'];

/** What the product page shows, as its address says it. */
export type DetailQuery = {
  group: string;
  name: string;
  type: '1' | '2' | '3' | '4';
  period: PeriodKey;
  unit: ShownUnit;
  tab: 'chart' | 'table';
  /** Markets beside the headline one, in the order they were added. */
  compare: string[];
  spec?: string;
};

/** The keys of the query string; the manifest declares the same. */
export const detailKeys = { period: 't', unit: 'u', tab: 'tab', compare: 'cmp', spec: 'spec' } as const;

const DEFAULT_PERIOD: PeriodKey = '3m';
/** Limit of the contract; what a viewer may compare is less or the same. */
export const MAX_MARKETS = 6;

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): DetailQuery => ({
  group: params.group ?? '',
  name: params.name ?? '',
  type: types.find((type) => type === params.type) ?? '1',
  period: periods.find(({ key }) => key === query[detailKeys.period])?.key ?? DEFAULT_PERIOD,
  unit: shownUnits.find((unit) => unit === query[detailKeys.unit]) ?? 'kg',
  tab: query[detailKeys.tab] === 'table' ? 'table' : 'chart',
  compare: [...new Set((query[detailKeys.compare] ?? '').split('~').filter(Boolean))].slice(0, MAX_MARKETS),
  spec: query[detailKeys.spec]?.slice(0, 60) || undefined,
});

export const detailHref = (current: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const { group, name, type, period, unit, tab, compare, spec } = { ...current, ...change };
  return href('application/vegetable/detail', {
    group,
    name,
    type,
    [detailKeys.period]: period === DEFAULT_PERIOD ? undefined : period,
    [detailKeys.unit]: unit === 'kg' ? undefined : unit,
    [detailKeys.tab]: tab === 'chart' ? undefined : tab,
    [detailKeys.compare]: compare.join('~'),
    [detailKeys.spec]: spec,
  });
};

/** The request of the chart: counted back from the newest day of the product, not from today. */
export const chartRequest = (query: DetailQuery, { latest, dates, access }: Detail) => {
  const { days } = periods.find(({ key }) => key === query.period) ?? periods[1];
  const visible = Math.min(days, access.preview?.shown ?? Number.POSITIVE_INFINITY);
  return {
    group: query.group,
    name: query.name,
    type: query.type,
    spec: query.spec,
    markets: shownMarkets(query, latest.market_id),
    from: Number.isFinite(days) ? daysBefore(dates.max, days - 1) : dates.min,
    to: dates.max,
    freq: visible > LONGEST_DAILY ? 'W' : 'D',
  } satisfies ChartRequest;
};

/** The headline market first, then those compared with it. */
export const shownMarkets = ({ compare }: DetailQuery, headline: string): string[] =>
  [headline, ...compare.filter((market) => market !== headline)].slice(0, MAX_MARKETS);

/** Longer spans are drawn by weeks: a line of 1,800 days says no more on a screen. */
const LONGEST_DAILY = 400;

const types: readonly DetailQuery['type'][] = ['1', '2', '3', '4'];
