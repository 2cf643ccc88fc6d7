import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { useSession } from '@bee/platform';
import { ChartCard, usePriceExport } from '@bee/ui/data';
import { compareLimit, compareRemedy } from '../../../parts/price/access-limits.ts';
import { chartLines, priceFigures } from '../../../parts/price/chart-rows.ts';
import { chartSentence } from '../../../parts/price/chart-sentence.ts';
import { HistoryGate } from '../../../parts/price/history-gate.tsx';
import { unitTitle } from '../../../parts/price/price-unit.ts';
import { type Detail, type DetailQuery, detailChoices, detailHref, shownMarkets, shownSpan } from './detail-query.ts';
import { priceMap } from './price-map.ts';

export type Chart = DataFor<'vegetable/getEchart'>;
type PriceChartProps = {
  detail: Detail;
  chart: Chart;
  /** How often the market that is shown is quoted. */
  rhythm: 'D' | 'M';
  markets: readonly PriceRow[];
  query: DetailQuery;
};

/** The price history with the newest prices by province, then the gate, which is about the history alone. */
export function PriceChart({ detail, chart, rhythm, markets, query }: PriceChartProps) {
  const session = useSession();
  const download = usePriceExport();
  const cut = shownMarkets(query, detail.latest.market_id).length > compareLimit(session);
  const visible = chart.access.allowed ? undefined : chart.access.preview?.shown;
  const title = `${detail.name}价格走势`;
  return (
    <>
      <ChartCard
        title="价格走势"
        fullTitle={title}
        note={chartNote(detail, chart, query)}
        view={query}
        choices={detailChoices(visible)}
        hrefOf={(change) => detailHref(query, change as Partial<DetailQuery>)}
        lines={chartLines(chart.series, query.unit)}
        from={shownSpan(query, detail).from}
        figures={chart.series.length === 1 ? priceFigures(chart.series, query.unit) : undefined}
        sentence={chartSentence(detail.latest, chart.series, query.unit)}
        source={{
          source: detail.source,
          unit: unitTitle(query.unit),
          dates: detail.dates,
          ...rhythms[rhythm],
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
  M: { frequency: '每月', method: '每月一报，代表当月；缺报的月份留空，不插值' },
};

const chartNote = (detail: Detail, { to, series }: Chart, query: DetailQuery): string => {
  const { latest } = detail;
  const weekly = series[0]?.freq === 'W' ? '，按周均价' : '';
  const from = series[0]?.points.find(([day]) => day >= shownSpan(query, detail).from)?.[0] ?? to;
  return `${latest.spec ? `${latest.spec}，` : ''}${unitTitle(query.unit)}，${from} 至 ${to}${weekly}`;
};
