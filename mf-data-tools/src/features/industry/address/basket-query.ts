import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { field, oneOf } from '@bee/domain/query-fields';
import type { Aggregation } from '@bee/domain/series';
import { href } from '@bee/platform';
import type { ChartChoices, ChartView } from '@bee/ui/data';
import { chartFields } from '../../../lib/chart-fields.ts';
import { tableFreqs } from '../freq.ts';
import { type Formula, formulasText, readFormulas } from './formula.ts';
import { industryQuery } from './industry-view.ts';
import { readSeries, type SeriesKey, seriesListText } from './series-text.ts';
import { chartChoices } from './table-query.ts';

export const aggregations: readonly { key: Aggregation; title: string }[] = [
  { key: 'mean', title: '平均' },
  { key: 'sum', title: '合计' },
  { key: 'last', title: '期末' },
];

/** Window sizes of a moving average. */
export const windows = [3, 5, 7, 12] as const;

export const basketQuery = defineQuery({
  list: field<SeriesKey[], { key: 'b'; fallback: SeriesKey[] }>(readSeries, seriesListText, { key: 'b', fallback: [] }),
  /** Series calculated from those of the list. */
  formulas: field<Formula[], { key: 'calc'; fallback: Formula[] }>(readFormulas, formulasText, {
    key: 'calc',
    fallback: [],
  }),
  /** The common frequency; the default is the finest that every series supports. */
  freq: oneOf(tableFreqs.map(({ key }) => key)),
  /** Aggregation of finer figures; by default flows are summed and the rest averaged. */
  by: oneOf(
    aggregations.map(({ key }) => key),
    { key: 'agg' },
  ),
  window: field<number, { key: 'w'; fallback: number }>(
    (typed) => windows.find((one) => String(one) === typed),
    String,
    { key: 'w', fallback: windows[0] },
  ),
});

/** Series of different tables are compared over all of their time. */
const wholeTime: ChartChoices = {
  ...chartChoices,
  periods: chartChoices.periods.slice(1),
  fallback: { period: 'all', unit: 'own' },
};

export const basketChartQuery = defineQuery(chartFields(wholeTime));

/** Series of several tables in one chart. */
export type BasketQuery = QueryValues<typeof basketQuery> & { view: ChartView };

export const basketChoices = (window: number): ChartChoices => ({ ...wholeTime, window });

export const readBasketQuery = (query: Record<string, string>): BasketQuery => ({
  ...basketQuery.read(query),
  view: basketChartQuery.read(query),
});

export type BasketChange = Partial<Omit<BasketQuery, 'view'>> & { view?: Partial<ChartView> };

export const basketHref = (query: Partial<BasketQuery>, change: BasketChange = {}): string =>
  href('data/retrieval', {
    ...basketChartQuery.write({ ...query.view, ...change.view }),
    ...industryQuery.write({ view: 'basket' }),
    ...basketQuery.write(query, change),
  });
