import type { DataFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, oneOf } from '@bee/domain/query-fields';
import { provinces } from '@bee/domain/region';
import { href } from '@bee/platform';
import { type ChartChoices, type ChartTab, spanOf } from '@bee/ui/data';
import { chartFields } from '../../lib/chart-fields.ts';

export type YearMap = DataFor<'ast/getNationwideDataGroupAdcode'>;
export type NationYears = DataFor<'ast/getNationwideDataOrderByYear'>;
export type PlaceYears = DataFor<'ast/getProvinceData'>;

const PERIODS = [
  { key: 'all', title: '全部', years: Number.POSITIVE_INFINITY },
  { key: '10y', title: '10年', years: 10 },
  { key: '5y', title: '5年', years: 5 },
] as const;

const tabs: readonly ChartTab[] = ['map', 'chart', 'table'];

const choices: ChartChoices = {
  tabs,
  periods: PERIODS.map(({ key, title }) => ({ key, title })),
  units: [{ key: 'own', title: '' }],
  transforms: ['lin', 'yoy', 'idx100'],
  fallback: { period: 'all', unit: 'own' },
  mostCompared: 0,
};

/** Choices of the card for a topic; those without figures are not offered. */
export const statisticsChoices = (tabs: readonly ChartTab[]): ChartChoices => ({ ...choices, tabs });

/** The view of the chart card, topic, year of the map, and the province compared with the nation. */
export const statisticsQuery = defineQuery({
  ...chartFields(choices),
  tab: oneOf(tabs, { fallback: 'map' }),
  // `y` is taken: old addresses use it for the year.
  scale: oneOf(['lin', 'log'], { key: 'ys', fallback: 'lin' }),
  topic: matching(/^\d{1,9}$/, { key: 'cate' }),
  year: matching(/^(?:19|20)\d{2}$/),
  province: oneOf(
    provinces.map(({ adcode }) => adcode),
    { key: 'geo' },
  ),
  /** The topic on the horizontal axis of the scatter plot. */
  against: matching(/^\d{1,9}$/, { key: 'vs' }),
});

export type StatisticsQuery = QueryValues<typeof statisticsQuery>;

export const statisticsHref = (query: StatisticsQuery, change: Partial<StatisticsQuery> = {}): string =>
  href('application/ast', statisticsQuery.write(query, change));

/** Drops the year, because topics cover different years. */
export const topicHref = (query: StatisticsQuery, topic: string): string =>
  statisticsHref(query, { topic, year: undefined });

/** Choosing the selected province again deselects it. */
export const provinceHref = (query: StatisticsQuery, adcode: string): string =>
  statisticsHref(query, { province: adcode === query.province ? undefined : adcode });

/** First and last year of the chart, within the available years (oldest first). */
export const shownYears = (period: string, years: readonly number[]): { from: number; to: number } => {
  const [min = 0, max = 0] = [years[0], years.at(-1)];
  const span = spanOf(period);
  if (span) return { from: Number(span.from.slice(0, 4)), to: Number(span.to.slice(0, 4)) };
  const count = PERIODS.find(({ key }) => key === period)?.years ?? Number.POSITIVE_INFINITY;
  return { from: Number.isFinite(count) ? Math.max(min, max + 1 - count) : min, to: max };
};
