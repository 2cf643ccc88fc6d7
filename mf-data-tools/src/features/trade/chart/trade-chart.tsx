import type { TradeFlow, TradePoint } from '@bee/contracts/resource/trade';
import type { AccessBlock, Source } from '@bee/contracts/shapes';
import { Empty, linkChoices, Section } from '@bee/ui/content';
import { ChartCard, type ChartCardProps, type ChartLine, type ChartView, Choices, type Figures } from '@bee/ui/data';
import { basisText, flagTitles, flowTitles } from '../../../components/trade/trade-amount.ts';
import {
  lineOf,
  type Measure,
  measureChoices,
  measures,
  measureTitles,
  unitOf,
  yearBeforeRemedy,
} from './trade-measures.ts';
import { tradeSentence } from './trade-sentence.ts';
import { type MonthSpan, shownMonths } from './trade-span.ts';
import { useMemberFiles } from './use-member-files.ts';
import '../trade.css';

export type TradeView = ChartView & { measure: Measure; flow: TradeFlow };

export type TradeSeries = { id: string; name: string; points: readonly TradePoint[] };

type TradeChartProps = {
  /** 泰国榴莲 */
  subject: string;
  /** The main series first. */
  series: readonly TradeSeries[];
  unit: string | null;
  source: Source | null;
  view: TradeView;
  hrefOf(change: Partial<TradeView>): string;
  /** Available measures; all by default. */
  offered?: readonly Measure[];
  /** The months that the user may see; all by default. */
  access?: AccessBlock;
  /** Flows reported by the partner's customs. */
  mirror?: Record<TradeFlow, boolean>;
  compare?: ChartCardProps['compare'];
  filters?: [string, string][];
  /** Marked on the time axis: changes of the permit. */
  events?: ChartCardProps['events'];
};

/** Monthly value, quantity or unit price of a flow; all state of the chart is in the address. */
export function TradeChart(props: TradeChartProps) {
  const { subject, series, unit, source, view, hrefOf, offered = measures } = props;
  const download = useMemberFiles();
  const [main] = series;
  const span = main && shownMonths(view.period, main.points);
  const choice = (
    <div className="tools-trade-choices bee-no-print">
      <Choices
        label="方向"
        choices={linkChoices(['import', 'export'], view.flow, (flow) => hrefOf({ flow }), flowTitles)}
      />
      {offered.length > 1 ? (
        <Choices
          label="指标"
          choices={linkChoices(offered, view.measure, (measure) => hrefOf({ measure }), measureTitles)}
        />
      ) : null}
    </div>
  );
  if (!main || !span || !source || !series.some(isRecorded))
    return (
      <Section title="走势" actions={choice}>
        <Empty title={`没有${flowTitles[view.flow]}记录`}>{subject}在数据范围内没有按月的记录。</Empty>
      </Section>
    );
  const shown = unitOf(view.measure, unit, view.unit);
  const basis = basisText(view.flow, props.mirror?.[view.flow]);
  const title = `${flowTitles[view.flow]}${measureTitles[view.measure]}`;
  return (
    <>
      {view.embed ? null : choice}
      <ChartCard
        title={`${title}走势`}
        fullTitle={`${subject}${title}走势`}
        note={`${shown.title}，${basis}，${span.from} 至 ${span.to}`}
        view={view}
        choices={measureChoices(view.measure, unit, props.access)}
        hrefOf={hrefOf as ChartCardProps['hrefOf']}
        lines={series.map((one) => cut(lineOf(one, view.measure, shown), span.to))}
        from={`${span.from}-01`}
        step="month"
        figures={series.length === 1 ? tradeFigures(main.points, unit, span) : undefined}
        sentence={tradeSentence({
          subject,
          flow: view.flow,
          basis,
          unit,
          points: main.points,
          span,
          lock: yearBeforeRemedy(props.access),
        })}
        source={{
          source,
          unit: shown.title,
          dates: { min: `${main.points[0]?.[0]}-01`, max: `${main.points.at(-1)?.[0]}-01` },
          frequency: '每月',
          method: '没有记录和保密的月份留空，不插值；数量过小的月份不计均价',
        }}
        download={download}
        compare={props.compare}
        events={props.events}
        filters={[['方向', flowTitles[view.flow]], ['价值口径', basis], ...(props.filters ?? [])]}
      />
    </>
  );
}

/** Confidential figures count as recorded. */
const isRecorded = ({ points }: TradeSeries): boolean =>
  points.some(([, value, , , flag]) => value !== null || flag !== null);

const cut = (line: ChartLine, to: string): ChartLine => ({
  ...line,
  points: line.points.filter(([day]) => day.slice(0, 7) <= to),
});

/** One series as table and file, newest first, unconverted; a month without a record is a row without figures. */
const tradeFigures = (points: readonly TradePoint[], unit: string | null, { from, to }: MonthSpan): Figures => ({
  columns: [
    { title: '月份', type: 'text' },
    { title: '金额', unit: '美元', type: 'number', decimals: 0 },
    { title: '数量', unit: unit ?? undefined, type: 'number', decimals: 0 },
    { title: '均价', unit: unit ? `美元/${unit}` : undefined, type: 'number' },
    { title: '备注', type: 'text' },
  ],
  rows: points
    .filter(([month]) => month >= from && month <= to)
    .map(([month, value, quantity, price, flag]) => [
      month,
      value,
      quantity,
      price,
      flag ? flagTitles[flag] : value === null ? '无记录' : '',
    ])
    .reverse(),
});
