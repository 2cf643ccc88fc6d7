import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { href } from '@bee/platform';
import { type ChartChoices, type ChartView, chartQuery, readChartView, spanOf } from '@bee/ui/data';
import { type ShownUnit, shownUnits, unitTitle } from '../../../parts/price/price-unit.ts';

export type Detail = DataFor<'vegetable/getDetail'>;
type ChartRequest = RequestFor<'vegetable/getEchart'>;

/** How far back the chart looks; `all` is everything that may be seen. */
const periods = [
  { key: '1m', title: '1月', days: 30 },
  { key: '3m', title: '3月', days: 90 },
  { key: '1y', title: '1年', days: 365 },
  { key: '3y', title: '3年', days: 3 * 365 },
  { key: 'all', title: '全部', days: Number.POSITIVE_INFINITY },
] as const;

/** What the product page shows, as its address says it. */
export type DetailQuery = ChartView & {
  group: string;
  name: string;
  type: '1' | '2' | '3' | '4';
  unit: ShownUnit;
  spec?: string;
};

/** Limit of the contract, the headline market included; what a viewer may compare is less or the same. */
export const MAX_MARKETS = 6;

const SPEC_KEY = 'spec';

/** @param visible days back that this reader may see */
export const detailChoices = (visible = Number.POSITIVE_INFINITY): ChartChoices => ({
  periods: periods.map(({ key, title, days }) => ({
    key,
    title,
    hint: days > visible ? `目前可看最近 ${visible} 天` : undefined,
  })),
  tabs: ['chart', 'map', 'table'],
  units: shownUnits.map((unit) => ({ key: unit, title: unitTitle(unit) })),
  fallback: { period: '3m', unit: 'kg' },
});

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): DetailQuery => {
  const view = readChartView(query, detailChoices());
  return {
    ...view,
    unit: view.unit as ShownUnit,
    group: params.group ?? '',
    name: params.name ?? '',
    type: types.find((type) => type === params.type) ?? '1',
    spec: query[SPEC_KEY]?.slice(0, 60) || undefined,
  };
};

export const detailHref = (current: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const { group, name, type, spec, ...view } = { ...current, ...change };
  return href('application/vegetable/detail', {
    group,
    name,
    type,
    ...chartQuery(view, detailChoices()),
    [SPEC_KEY]: spec,
  });
};

/** First and last day that the chart shows: counted back from the newest day of the product, not from today. */
export const shownSpan = ({ period }: DetailQuery, { dates }: Pick<Detail, 'dates'>): { from: string; to: string } => {
  const span = spanOf(period);
  if (span) return span;
  const days = periods.find(({ key }) => key === period)?.days ?? 90;
  return { from: Number.isFinite(days) ? addDays(dates.max, 1 - days) : dates.min, to: dates.max };
};

/** The request of the chart; with changes against the year before, that year comes too. */
export const chartRequest = (query: DetailQuery, { latest, dates, access }: Detail) => {
  const { from, to } = shownSpan(query, { dates });
  const visible = Math.min(daysOf(from, to), access.preview?.shown ?? Number.POSITIVE_INFINITY);
  return {
    group: query.group,
    name: query.name,
    type: query.type,
    spec: query.spec,
    markets: shownMarkets(query, latest.market_id),
    from: query.transform === 'yoy' ? addDays(from, -YEAR_AND_SLACK) : from,
    to,
    freq: visible > LONGEST_DAILY ? 'W' : 'D',
  } satisfies ChartRequest;
};

/** The headline market first, then those compared with it. */
export const shownMarkets = ({ compare }: DetailQuery, headline: string): string[] =>
  [headline, ...compare.filter((market) => market !== headline)].slice(0, MAX_MARKETS);

const daysOf = (from: string, to: string): number => daysBetween(from, to) + 1;

/** Longer spans are drawn by weeks: a line of 1,800 days says no more on a screen. */
const LONGEST_DAILY = 400;
/** Days; markets do not keep the date. */
const YEAR_AND_SLACK = 372;

const types: readonly DetailQuery['type'][] = ['1', '2', '3', '4'];
