import { lineEndsSentence } from '@bee/domain/figure-sentences';
import { formatNumber } from '@bee/domain/format';
import { type Figure, type Period, partTitle, periodOf, periodTitle } from '@bee/domain/period';
import { tradeMeasureText } from '@bee/domain/trade-measures';
import { Empty, Section } from '@bee/ui/content';
import { ChartCard, type ChartLine } from '@bee/ui/data';
import { flowsText, isKilogram } from '../../../components/trade/trade-amount.ts';
import { useMemberFiles } from '../chart/use-member-files.ts';
import type { TradeAnswer } from '../query/query-data.ts';
import { dimensions, type QueryMeasure } from '../query/trade-query.ts';
import { type AnalysisQuery, analysisHref, periodOfAnswer, viewChoices } from './analysis-query.ts';

type AnalysisLineProps = { answer: TradeAnswer; query: AnalysisQuery };

/** A line per row over time, or the share of each. */
export function AnalysisLine({ answer, query }: AnalysisLineProps) {
  const download = useMemberFiles();
  const wanted: QueryMeasure = query.kind === 'share' ? 'share' : query.measure;
  const measure = measureIn(answer, wanted);
  const lines = linesOf(answer, measure);
  const [first] = answer.columns;
  const last = answer.columns.at(-1);
  const by = dimensions.find(({ key }) => key === query.by)?.title ?? '';
  const title = `各${by}${tradeMeasureText(measure, null).replace(/（.*）/, '')}${query.kind === 'share' ? '变化' : '走势'}`;
  if (lines.length === 0 || !first || !last || !answer.source)
    return (
      <Section title={title}>
        <Empty title="没有符合条件的记录">放宽时期、伙伴或口岸试试；没有贸易就没有记录，不会显示成 0。</Empty>
      </Section>
    );
  const flows = flowsText(query.asked.flows, answer.mirror);
  const unit = lines[0]?.unit ?? '';
  return (
    <ChartCard
      title={title}
      fullTitle={`${answer.hs.map(({ name }) => name).join('、')}${title}`}
      note={`${unit}，${flows}，${first.label} 至 ${last.label}`}
      view={{ ...query.view, period: periodOfAnswer(answer, query.asked) }}
      choices={viewChoices}
      hrefOf={(change) => analysisHref(query, { view: change }, answer.as_of)}
      lines={lines}
      step={query.asked.freq === 'Y' ? 'year' : 'month'}
      sentence={sentenceOf(lines, answer.columns.map(periodOfColumn))}
      source={{
        source: answer.source,
        unit,
        dates: { min: dayOf(first.key), max: dayOf(last.key) },
        frequency: query.asked.freq === 'Y' ? '每年' : '每月',
        method: '没有记录和保密的时期留空，不插值；按金额取前几位',
      }}
      compare={{ label: by }}
      download={download}
      filters={[
        ['编码', answer.hs.map(({ code }) => code).join('、')],
        ['方向', flows],
      ]}
    />
  );
}

/** The requested measure, or that of the current response while another one loads. */
const measureIn = ({ list: [row] }: TradeAnswer, wanted: QueryMeasure): QueryMeasure =>
  !row || row.cells[wanted] ? wanted : ((Object.keys(row.cells)[0] as QueryMeasure | undefined) ?? wanted);

const dayOf = (period: string): string => (period.length === 4 ? `${period}-01-01` : `${period}-01`);

type Column = TradeAnswer['columns'][number];

/** The period of a column, limited to what is covered. */
const periodOfColumn = ({ key, part }: Column): Period =>
  part
    ? { ...part, complete: false }
    : (periodOf(key.length === 4 ? 'Y' : 'M', key) ?? { from: dayOf(key), to: dayOf(key), complete: false });

const linesOf = ({ list, columns }: TradeAnswer, measure: QueryMeasure): ChartLine[] => {
  const parts = Object.fromEntries(
    columns.flatMap((column) => (column.part ? [[dayOf(column.key), partTitle(periodOfColumn(column))]] : [])),
  );
  return list.map(({ key, label, unit, cells }) => {
    const shown = drawnUnit(measure, unit);
    return {
      id: key,
      name: label,
      unit: shown.title,
      points: columns.map(({ key: period }, place) => {
        const value = cells[measure]?.[place] ?? null;
        return [dayOf(period), value === null ? null : Number((value / shown.divisor).toPrecision(12))];
      }),
      ...(Object.keys(parts).length > 0 && { parts }),
    };
  });
};

/** A unit with short axis labels. */
const drawnUnit = (measure: QueryMeasure, unit: string | null): { title: string; divisor: number } => {
  if (measure === 'value_usd') return { title: '万美元', divisor: 1e4 };
  if (measure === 'value_cny') return { title: '万元', divisor: 1e4 };
  if (measure === 'qty') return isKilogram(unit) ? { title: '吨', divisor: 1000 } : { title: unit ?? '', divisor: 1 };
  return { title: measure === 'unit_price' ? `美元/${unit ?? '单位'}` : '%', divisor: 1 };
};

/** Last value and growth of each line; lines without records say so. */
const sentenceOf = (lines: readonly ChartLine[], periods: readonly Period[]): string => {
  const end = periods.at(-1);
  const lineFigures = lines.map(({ name, unit, points }) => ({
    name,
    figures: points.flatMap(([, value], place): Figure[] => {
      const period = periods[place];
      return period ? [{ period, value }] : [];
    }),
    text: (value: number) => `${formatNumber(value, Math.abs(value) < 100 ? 2 : 0)} ${unit}`,
    plain: unit === '%',
  }));
  return end ? `${periodTitle(end)}：${lineEndsSentence(lineFigures, { end })}` : '';
};
