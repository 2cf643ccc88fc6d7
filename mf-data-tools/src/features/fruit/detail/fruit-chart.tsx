import type { PriceSeries } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { useSession } from '@bee/platform';
import { ChartCard, type ChartLine, usePriceExport } from '@bee/ui/data';
import { compareLimit, compareRemedy } from '../../../parts/price/access-limits.ts';
import { priceFigures } from '../../../parts/price/chart-rows.ts';
import { HistoryGate } from '../../../parts/price/history-gate.tsx';
import { laterOf, priceChoices, shownDays } from '../../../parts/price/price-periods.ts';
import { type ShownUnit, toUnit, unitTitle } from '../../../parts/price/price-unit.ts';
import { detailSentence, detailTitle } from './fruit-detail-head.ts';
import { detailHref, type FruitDetail, type FruitDetailQuery } from './fruit-detail-query.ts';

type FruitChartProps = { detail: FruitDetail; chart: DataFor<'fruit/getEchart'>; query: FruitDetailQuery };

/** The price history of the address beside those compared with it, then the gate. */
export function FruitChart({ detail, chart, query }: FruitChartProps) {
  const session = useSession();
  const download = usePriceExport();
  const visible = chart.access.allowed ? undefined : chart.access.preview?.shown;
  const cut = query.compare.length + 1 > compareLimit(session);
  const { from } = shownDays(query, detail.dates);
  const weekly = chart.series[0]?.freq === 'W' ? '，按周均价' : '';
  return (
    <>
      <ChartCard
        title="价格走势"
        fullTitle={`${detailTitle(detail)}走势`}
        note={`${unitTitle(query.unit)}，${laterOf(from, chart.from)} 至 ${chart.to}${weekly}`}
        view={query}
        choices={priceChoices('1y', visible)}
        hrefOf={(change) => detailHref(query, change as Partial<FruitDetailQuery>)}
        lines={linesOf(chart.series, query.unit)}
        from={from}
        figures={chart.series.length === 1 ? priceFigures(chart.series, query.unit) : undefined}
        sentence={detailSentence(detail, chart.series, query.unit)}
        source={{
          source: detail.source,
          unit: unitTitle(query.unit),
          dates: detail.dates,
          frequency: '产季内每日',
          method: '缺报与产季之外的日子留空，不插值',
        }}
        download={download}
        filters={[
          ['产区', detail.latest.production_area],
          ['产地', detail.latest.addr],
          ['类型', detail.latest.type],
        ]}
        compare={{
          label: '对比产地',
          add: <a href="#areas">＋ 从其他产地添加</a>,
          cut: cut ? `最多同时显示 ${chart.series.length} 个产地，${compareRemedy(session)}` : undefined,
        }}
      />
      {query.embed ? null : <HistoryGate access={chart.access} />}
    </>
  );
}

const linesOf = (series: PriceSeries[], unit: ShownUnit): ChartLine[] =>
  series.map(({ id, name, points }) => ({
    id,
    name,
    unit: unitTitle(unit),
    points: points.map(([day, average]) => [day, toUnit(average, unit)]),
  }));
