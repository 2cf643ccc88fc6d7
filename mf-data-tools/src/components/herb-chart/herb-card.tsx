import type { DataFor } from '@bee/contracts/operations';
import { firstDayOf, periodAt, periodNumber } from '@bee/domain/table-period';
import { ChartCard, type ChartEvent, type ChartView, usePriceExport } from '@bee/ui/data';
import { drawnSpan, shownSeries } from '../price/drawn-span.ts';
import { laterOf, type PeriodKey, priceChoices, shownDays } from '../price/price-periods.ts';
import { type ShownUnit, toUnit, unitTitle } from '../price/price-unit.ts';
import { herbName, herbSentence, spanTitle } from './herb-sentence.ts';
import { stepTitle } from './report-step.ts';

export type HerbView = Omit<ChartView, 'unit'> & { unit: ShownUnit };

export type HerbCardProps = {
  chart: DataFor<'herbs/getEchart'>;
  view: HerbView;
  /** Default period, left out of the address. */
  period: PeriodKey;
  hrefOf(change: Partial<ChartView>): string;
  events?: readonly ChartEvent[];
};

/** One specification from one origin over time: 总趋势 first, then its markets. */
export function HerbCard({ chart, view, period, hrefOf, events }: HerbCardProps) {
  const { unit } = view;
  const download = usePriceExport();
  const step = chart.freq === 'M' ? 'month' : 'day';
  const since = laterOf(shownDays(view, chart.dates).from, chart.from);
  // A week or month is drawn at its first day, even if the span begins later in it.
  const from = periodStart(since, chart.freq);
  const drawn = { ...chart, series: shownSeries(chart.series, from) };
  const span = drawnSpan(drawn.series[0]?.points ?? [], chart.freq, { from: since, to: chart.to }) ?? chart;
  return (
    <ChartCard
      title={`${herbName(chart)}走势`}
      fullTitle={`${herbName(chart)}价格走势`}
      note={`${unitTitle(unit)}，${spanTitle(span, chart)}`}
      view={view}
      choices={priceChoices(period, chart.access)}
      hrefOf={hrefOf}
      lines={chart.series.map(({ id, market_id, name, points }) => ({
        id: id === 'all' ? id : market_id,
        name,
        unit: unitTitle(unit),
        points: points.map(([day, average]) => [day, toUnit(average, unit)]),
      }))}
      from={from}
      step={step}
      events={events}
      sentence={herbSentence({ ...drawn, from: since }, unit)}
      source={{
        source: chart.source,
        unit: unitTitle(unit),
        dates: chart.dates,
        frequency: stepTitle[chart.freq],
        method: '总趋势为当期有报价的各市场均价的平均；没有市场报价的一期留空，不插值',
      }}
      compare={{ label: '走势线' }}
      download={download}
      filters={[
        ['品名', chart.herb.name],
        ['规格', chart.herb.spec ?? '未分规格'],
        ['产地', chart.herb.origin ?? '未分产地'],
      ]}
    />
  );
}

const periodStart = (day: string, freq: HerbCardProps['chart']['freq']): string =>
  firstDayOf(periodAt(freq, periodNumber(freq, day)));
