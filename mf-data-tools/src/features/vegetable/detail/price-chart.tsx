import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { useSession } from '@bee/platform';
import { ChartCard, usePriceExport } from '@bee/ui/data';
import { compareLimit, compareRemedy } from '../../../components/price/access-limits.ts';
import { chartLines, priceFigures } from '../../../components/price/chart-rows.ts';
import { chartSentence } from '../../../components/price/chart-sentence.ts';
import { drawnSpan, shownSeries } from '../../../components/price/drawn-span.ts';
import { HistoryGate } from '../../../components/price/history-gate.tsx';
import { laterOf } from '../../../components/price/price-periods.ts';
import { unitTitle } from '../../../components/price/price-unit.ts';
import { type Detail, type DetailQuery, detailChoices, detailHref, shownMarkets, shownSpan } from './detail-query.ts';
import { priceMap } from './price-map.ts';

export type Chart = DataFor<'vegetable/getEchart'>;
type PriceChartProps = {
  detail: Detail;
  chart: Chart;
  /** Frequency of the shown market's quotes. */
  rhythm: 'D' | 'M';
  markets: readonly PriceRow[];
  query: DetailQuery;
};

/** The price history with the newest prices by province, then the gate, which applies to the history only. */
export function PriceChart({ detail, chart, rhythm, markets, query }: PriceChartProps) {
  const session = useSession();
  const download = usePriceExport();
  const cut = shownMarkets(query, detail.latest.market_id).length > compareLimit(session);
  const title = `${detail.name}价格走势`;
  const from = laterOf(shownSpan(query, detail).from, chart.from);
  const shown = shownSeries(chart.series, from);
  return (
    <>
      <ChartCard
        title="价格走势"
        fullTitle={title}
        note={chartNote(detail, chart, shown, query)}
        view={query}
        choices={detailChoices(chart.access)}
        hrefOf={(change) => detailHref(query, change as Partial<DetailQuery>)}
        lines={chartLines(chart.series, query.unit, chart)}
        from={from}
        figures={shown.length === 1 ? priceFigures(shown, query.unit, chart) : undefined}
        sentence={chartSentence(detail.latest, shown, query.unit, chart)}
        source={{
          source: detail.source,
          unit: unitTitle(query.unit),
          dates: detail.dates,
          ...rhythms[shown[0]?.freq === 'W' ? 'W' : rhythm],
        }}
        map={priceMap(detail, markets, query)}
        download={download}
        filters={[
          ['品类', detail.group],
          ['规格', detail.latest.spec ?? '未分规格'],
        ]}
        compare={{
          label: '对比市场',
          add: <a href="#markets">＋ 从市场列表添加</a>,
          cut: cut ? `最多同时显示 ${chart.series.length} 个市场，${compareRemedy(session)}` : undefined,
        }}
      />
      {query.embed || query.tab === 'map' ? null : <HistoryGate access={chart.access} />}
    </>
  );
}

const rhythms = {
  D: { frequency: '每个交易日', method: '缺报的日子留空，不插值' },
  W: { frequency: '每周', method: '每周为各报价日均价的平均；没有报价的周留空，不插值；未满的周画空心点，不参与比较' },
  M: { frequency: '每月', method: '每月一报，代表当月；缺报的月份留空，不插值' },
};

const chartNote = (detail: Detail, chart: Chart, [series]: Chart['series'], query: DetailQuery): string => {
  const { latest } = detail;
  const weekly = series?.freq === 'W' ? '，按周均价' : '';
  const { from, to } = (series && drawnSpan(series.points, series.freq, chart)) ?? chart;
  return `${latest.spec ? `${latest.spec}，` : ''}${unitTitle(query.unit)}，${from} 至 ${to}${weekly}`;
};
