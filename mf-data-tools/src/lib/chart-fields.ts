import { field, flag, list, oneOf } from '@bee/domain/query-fields';
import { type ChartChoices, type ChartTab, type ChartTransform, chartKeys, explorerKinds, spanOf } from '@bee/ui/data';
import { shownUnits } from '../components/price/price-unit.ts';

/** Maximum number of lines in a chart, including the main one. */
const MAX_COMPARED = 6;

const usualTabs: readonly ChartTab[] = ['chart', 'table'];
const usualTransforms: readonly ChartTransform[] = ['lin', 'mom', 'yoy', 'idx100'];

/** State of a chart card as query fields; they are not sent in requests. */
export const chartFields = ({
  tabs = usualTabs,
  periods,
  units,
  transforms = usualTransforms,
  fallback,
  mostCompared = MAX_COMPARED,
}: ChartChoices) => ({
  period: field<string, Shown<string>>(
    (typed) => (periods.some(({ key }) => key === typed) || spanOf(typed) ? typed : undefined),
    String,
    shown(chartKeys.period, fallback.period),
  ),
  unit: oneOf<string, Shown<string>>(
    units.map(({ key }) => key),
    shown(chartKeys.unit, fallback.unit),
  ),
  tab: oneOf<ChartTab, Shown<ChartTab>>(tabs, shown(chartKeys.tab, 'chart')),
  compare: list({ most: mostCompared }, { key: chartKeys.compare, request: false, counts: false }),
  transform: oneOf<ChartTransform, Shown<ChartTransform>>(transforms, shown(chartKeys.transform, 'lin')),
  scale: oneOf<'lin' | 'log', Shown<'lin' | 'log'>>(['lin', 'log'], shown(chartKeys.scale, 'lin')),
  embed: flag({ key: chartKeys.embed, request: false, counts: false }),
  explore: oneOf(explorerKinds, { key: chartKeys.explore, request: false, counts: false }),
  brush: field((typed) => (spanOf(typed) ? typed : undefined), String, {
    key: chartKeys.brush,
    request: false,
    counts: false,
  }),
});

/** The same for a price chart. */
export const priceFields = (choices: ChartChoices) => ({
  ...chartFields(choices),
  unit: oneOf(shownUnits, { key: chartKeys.unit, request: false, fallback: 'kg' }),
});

type Shown<Value> = { key: string; request: false; fallback: Value };

const shown = <Value>(key: string, fallback: Value): Shown<Value> => ({ key, request: false, fallback });
