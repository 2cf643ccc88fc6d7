import type { DataFor } from '@bee/contracts/operations';
import { Section, SourceNote, Tabs } from '@bee/ui/content';
import { unitTitle } from '../quote/price-unit.ts';
import { ChartControls } from './chart-controls.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { chartLines } from './chart-rows.ts';
import { chartSentence } from './chart-sentence.ts';
import { ChartTable } from './chart-table.tsx';
import { CompareChips } from './compare-chips.tsx';
import { type Detail, type DetailQuery, detailHref } from './detail-query.ts';
import { HistoryGate } from './history-gate.tsx';
import { Sentence } from './sentence.tsx';

export type Chart = DataFor<'vegetable/getEchart'>;
type ChartCardProps = { detail: Detail; chart: Chart; query: DetailQuery };

/** The price history: drawing or table over the same figures, one sentence that says it in words, then the gate. */
export function ChartCard({ detail, chart, query }: ChartCardProps) {
  const sentence = chartSentence(detail.latest, chart.series, query.unit);
  return (
    <>
      <Section title="价格走势" note={chartNote(detail, chart, query)}>
        <div className="tools-chart-head">
          <Tabs
            label="显示方式"
            current={query.tab}
            items={[
              { key: 'chart', title: '图', href: detailHref(query, { tab: 'chart' }) },
              { key: 'table', title: '表', href: detailHref(query, { tab: 'table' }) },
            ]}
          />
          <ChartControls query={query} access={chart.access} />
        </div>
        <CompareChips chart={chart} query={query} headline={detail.latest.market_id} />
        {query.tab === 'table' ? (
          <ChartTable
            series={chart.series}
            unit={query.unit}
            caption={`${detail.name}价格，${chartNote(detail, chart, query)}`}
          />
        ) : (
          <ChartDrawing series={chartLines(chart.series, query.unit)} label={sentence} />
        )}
        <Sentence text={sentence} />
        <SourceNote
          source={detail.source.name}
          href={detail.source.url ?? undefined}
          updatedAt={detail.dates.max}
          sample={detail.source.sample}
        >
          <span>缺报的日子留空，不插值</span>
        </SourceNote>
      </Section>
      <HistoryGate access={chart.access} />
    </>
  );
}

const chartNote = ({ latest }: Detail, { from, to, series }: Chart, { unit }: DetailQuery): string => {
  const weekly = series[0]?.freq === 'W' ? '，按周均价' : '';
  return `${latest.spec ? `${latest.spec}，` : ''}${unitTitle(unit)}，${from} 至 ${to}${weekly}`;
};
