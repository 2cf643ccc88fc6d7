import type { DataFor } from '@bee/contracts/operations';
import { useSession } from '@bee/platform';
import { ChartCard, type ChartLine, usePriceExport } from '@bee/ui/data';
import { compareLimit, compareRemedy } from '../../../components/price/access-limits.ts';
import { chartLines, priceFigures } from '../../../components/price/chart-rows.ts';
import { drawnSpan, shownSeries } from '../../../components/price/drawn-span.ts';
import { HistoryGate } from '../../../components/price/history-gate.tsx';
import { laterOf, priceChoices, shownDays } from '../../../components/price/price-periods.ts';
import { type ShownUnit, unitTitle } from '../../../components/price/price-unit.ts';
import { detailSentence, detailTitle } from './fruit-detail-head.ts';
import { detailHref, type FruitDetail, type FruitDetailQuery } from './fruit-detail-query.ts';

type FruitChartProps = { detail: FruitDetail; chart: DataFor<'fruit/getEchart'>; query: FruitDetailQuery };

/** The price history of the origin and the compared ones, then the gate. */
export function FruitChart({ detail, chart, query }: FruitChartProps) {
  const session = useSession();
  const download = usePriceExport();
  const cut = query.compare.length + 1 > compareLimit(session);
  const from = laterOf(shownDays(query, detail.dates).from, chart.from);
  const shown = shownSeries(chart.series, from);
  const [first] = shown;
  const weekly = first?.freq === 'W';
  const span = (first && drawnSpan(first.points, first.freq, chart)) ?? chart;
  return (
    <>
      <ChartCard
        title="价格走势"
        fullTitle={`${detailTitle(detail)}走势`}
        note={`${unitTitle(query.unit)}，${span.from} 至 ${span.to}${weekly ? '，按周均价' : ''}`}
        view={query}
        choices={priceChoices('1y', chart.access)}
        hrefOf={(change) => detailHref(query, change as Partial<FruitDetailQuery>)}
        lines={linesOf(chart, query.unit)}
        from={from}
        figures={shown.length === 1 ? priceFigures(shown, query.unit, chart) : undefined}
        sentence={detailSentence(detail, shown, query.unit, chart)}
        source={{
          source: detail.source,
          unit: unitTitle(query.unit),
          dates: detail.dates,
          ...(weekly
            ? { frequency: '产季内每周', method: '每周为各报价日均价的平均；未满的周画空心点，不参与比较' }
            : { frequency: '产季内每日', method: '缺报与产季之外的日子留空，不插值' }),
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

const linesOf = (chart: FruitChartProps['chart'], unit: ShownUnit): ChartLine[] =>
  chartLines(chart.series, unit, chart).map((line, place) => {
    const series = chart.series[place];
    return series ? { ...line, id: series.id, name: series.name } : line;
  });
