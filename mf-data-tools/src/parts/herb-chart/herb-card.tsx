import type { DataFor } from '@bee/contracts/operations';
import { ChartCard, type ChartEvent, type ChartView, usePriceExport } from '@bee/ui/data';
import { laterOf, type PeriodKey, priceChoices, shownDays } from '../price/price-periods.ts';
import { type ShownUnit, toUnit, unitTitle } from '../price/price-unit.ts';
import { dayTitle, herbName, herbSentence } from './herb-sentence.ts';
import { stepTitle } from './report-step.ts';

export type HerbView = Omit<ChartView, 'unit'> & { unit: ShownUnit };

export type HerbCardProps = {
  chart: DataFor<'herbs/getEchart'>;
  view: HerbView;
  /** The period that the address does not name. */
  period: PeriodKey;
  hrefOf(change: Partial<ChartView>): string;
  events?: readonly ChartEvent[];
};

/** One specification from one origin over time: 总趋势 first, then its markets. */
export function HerbCard({ chart, view, period, hrefOf, events }: HerbCardProps) {
  const { unit } = view;
  const download = usePriceExport();
  const step = chart.freq === 'M' ? 'month' : 'day';
  const since = shownDays(view, chart.dates).from;
  // A month stands at its first day, however late in it the span begins.
  const from = step === 'month' ? `${since.slice(0, 7)}-01` : since;
  const visible = chart.access.allowed ? undefined : chart.access.preview?.shown;
  return (
    <ChartCard
      title={`${herbName(chart)}走势`}
      fullTitle={`${herbName(chart)}价格走势`}
      note={`${unitTitle(unit)}，${dayTitle(laterOf(from, chart.from), chart)} 至 ${dayTitle(chart.to, chart)}`}
      view={view}
      choices={priceChoices(period, visible)}
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
      sentence={herbSentence(chart, unit)}
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
        ['规格', chart.herb.spec ?? '未分规格'],
        ['产地', chart.herb.origin ?? '未分产地'],
      ]}
    />
  );
}
