import type { DataFor } from '@bee/contracts/operations';
import { saidOnly } from '@bee/domain/list-address';
import { provinces } from '@bee/domain/region';
import { href } from '@bee/platform';
import { type ChartChoices, type ChartTab, type ChartView, chartQuery, readChartView, spanOf } from '@bee/ui/data';

export type YearMap = DataFor<'ast/getNationwideDataGroupAdcode'>;
export type NationYears = DataFor<'ast/getNationwideDataOrderByYear'>;
export type PlaceYears = DataFor<'ast/getProvinceData'>;

/** What the page shows: a topic, a year of the map, a province beside the nation, and the view of the chart card. */
export type StatisticsQuery = ChartView & { topic?: string; year?: string; province?: string };

/** `y` is the year here, so the scale of the chart has a key of its own. */
const keys = { topic: 'cat', year: 'y', province: 'geo', scale: 'ys' } as const;

const PERIODS = [
  { key: 'all', title: '全部', years: Number.POSITIVE_INFINITY },
  { key: '10y', title: '10年', years: 10 },
  { key: '5y', title: '5年', years: 5 },
] as const;

const choices: ChartChoices = {
  tabs: ['map', 'chart', 'table'],
  periods: PERIODS.map(({ key, title }) => ({ key, title })),
  units: [{ key: 'own', title: '' }],
  transforms: ['lin', 'yoy', 'idx100'],
  fallback: { period: 'all', unit: 'own' },
  mostCompared: 0,
};

/** The card of a topic; what it has no figures for is not offered. */
export const statisticsChoices = (tabs: readonly ChartTab[]): ChartChoices => ({ ...choices, tabs });

export const readStatisticsQuery = (query: Record<string, string>): StatisticsQuery => {
  const { [keys.scale]: scale = '', tab = 'map', ...rest } = query;
  const province = query[keys.province];
  return {
    ...readChartView({ ...rest, tab, [keys.year]: scale }, choices),
    topic: /^\d{1,9}$/.test(query[keys.topic] ?? '') ? query[keys.topic] : undefined,
    year: /^(?:19|20)\d{2}$/.test(query[keys.year] ?? '') ? query[keys.year] : undefined,
    province: provinces.some(({ adcode }) => adcode === province) ? province : undefined,
  };
};

/** The page with other choices as a query; what is as usual is left out. */
export const statisticsParams = (
  current: StatisticsQuery,
  change: Partial<StatisticsQuery> = {},
): Record<string, string> => {
  const { topic, year, province, ...view } = { ...current, ...change };
  const { y: scale, ...chart } = chartQuery(view, choices);
  return saidOnly({
    ...chart,
    tab: view.tab === 'map' ? undefined : view.tab,
    [keys.scale]: scale,
    [keys.topic]: topic,
    [keys.year]: year,
    [keys.province]: province,
  });
};

export const statisticsHref = (current: StatisticsQuery, change: Partial<StatisticsQuery> = {}): string =>
  href('application/ast', statisticsParams(current, change));

/** Another topic has other years. */
export const topicHref = (current: StatisticsQuery, topic: string): string =>
  statisticsHref(current, { topic, year: undefined });

/** Choosing the province that is chosen lets it go. */
export const provinceHref = (current: StatisticsQuery, adcode: string): string =>
  statisticsHref(current, { province: adcode === current.province ? undefined : adcode });

/** First and last year of the chart, within those that there are, oldest first. */
export const shownYears = (period: string, years: readonly number[]): { from: number; to: number } => {
  const [min = 0, max = 0] = [years[0], years.at(-1)];
  const span = spanOf(period);
  if (span) return { from: Number(span.from.slice(0, 4)), to: Number(span.to.slice(0, 4)) };
  const count = PERIODS.find(({ key }) => key === period)?.years ?? Number.POSITIVE_INFINITY;
  return { from: Number.isFinite(count) ? Math.max(min, max + 1 - count) : min, to: max };
};
