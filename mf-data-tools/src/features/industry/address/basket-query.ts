import type { TableFreq } from '@bee/contracts/entity/industry';
import { saidOnly } from '@bee/domain/list-address';
import type { Aggregation } from '@bee/domain/series';
import { href } from '@bee/platform';
import { type ChartChoices, type ChartView, chartQuery, readChartView } from '@bee/ui/data';
import { tableFreqs } from '../freq.ts';
import { readSeries, type SeriesKey, seriesListText } from './series-text.ts';
import { chartChoices } from './table-query.ts';

export const aggregations: readonly { key: Aggregation; title: string }[] = [
  { key: 'mean', title: '平均' },
  { key: 'sum', title: '合计' },
  { key: 'last', title: '期末' },
];

/** Points of a moving average. */
export const windows = [3, 5, 7, 12] as const;

/** Series of several tables together, as their address says it. */
export type BasketQuery = {
  list: SeriesKey[];
  /** The common frequency; the finest that all can be told in without it. */
  freq?: TableFreq;
  /** How finer figures become one; flows are added and the rest averaged without it. */
  by?: Aggregation;
  window: number;
  view: ChartView;
};

export const basketChoices = (window: number): ChartChoices => ({ ...chartChoices, window });

export const readBasketQuery = (query: Record<string, string>): BasketQuery => {
  const window = windows.find((one) => String(one) === query.w) ?? windows[0];
  return {
    list: readSeries(query.b),
    freq: tableFreqs.find(({ key }) => key === query.f)?.key,
    by: aggregations.find(({ key }) => key === query.agg)?.key,
    window,
    view: readChartView(query, basketChoices(window)),
  };
};

export type BasketChange = Partial<Omit<BasketQuery, 'view'>> & { view?: Partial<ChartView> };

export const basketHref = (current: Partial<BasketQuery>, change: BasketChange = {}): string => {
  const { list = [], freq, by, window = windows[0], view } = { ...emptyBasket, ...current, ...change };
  const shown = { ...emptyBasket.view, ...current.view, ...view };
  return href(
    'data/retrieval',
    saidOnly({
      ...chartQuery(shown, basketChoices(window)),
      view: 'basket',
      b: seriesListText(list),
      f: freq,
      agg: by,
      w: window === windows[0] ? undefined : String(window),
    }),
  );
};

const emptyBasket: BasketQuery = readBasketQuery({});
