import type { NationalPoint, PriceSeries } from '@bee/contracts/entity/price';
import type { AccessBlock } from '@bee/contracts/shapes';
import { addDays } from '@bee/domain/calendar-day';
import { useSession } from '@bee/platform';
import { ChartCard, type ChartCardProps, type ChartView, usePriceExport } from '@bee/ui/data';
import type { ReactNode } from 'react';
import { compareLimit, compareRemedy } from './access-limits.ts';
import { chartLines, priceFigures } from './chart-rows.ts';
import { type DaySpan, drawnSpan, shownSeries } from './drawn-span.ts';
import { HistoryGate } from './history-gate.tsx';
import { nationalLine, nationalSentence, withNational } from './national-line.ts';
import { laterOf, shownDays } from './price-periods.ts';
import { type ShownUnit, unitTitle } from './price-unit.ts';

type Method = { frequency: string; method: string };

type PriceHistoryProps = Pick<ChartCardProps, 'fullTitle' | 'choices' | 'hrefOf' | 'map' | 'filters' | 'events'> & {
  detail: { source: ChartCardProps['source']['source']; dates: { min: string; max: string } };
  chart: DaySpan & { series: PriceSeries[]; access: AccessBlock; national?: NationalPoint[] | null };
  view: Omit<ChartView, 'unit'> & { unit: ShownUnit };
  /** Before the unit in the note. */
  spec?: string | null;
  /** Name of a line and its id in the address; its market by default. */
  lineOf?: (series: PriceSeries) => { id: string; name: string };
  sentenceOf: (shown: PriceSeries[]) => string;
  /** How the points came about: as quoted, and as weekly means. */
  methods: { quoted: Method; weekly: Method };
  /** What is compared: how many, 市场, and the element of the page that adds some. */
  compared: { count: number; noun: string; add: string; href: string; more?: ReactNode };
};

/** The history of a price and the compared ones, then the gate, which applies to the history only. */
export function PriceHistory(props: PriceHistoryProps) {
  const { detail, chart, view, compared, methods } = props;
  const session = useSession();
  const download = usePriceExport();
  const unit = unitTitle(view.unit);
  const from = laterOf(shownDays(view, detail.dates).from, chart.from);
  const shown = shownSeries(chart.series, from);
  const [first] = shown;
  const weekly = first?.freq === 'W';
  const national = (chart.national ?? []).filter(([day]) => day >= from);
  const figures = shown.length === 1 ? priceFigures(shown, view.unit, chart) : undefined;
  const missing = missingBefore(shownDays(view, detail.dates).from, detail.dates.min, chart);
  const span = (first && drawnSpan(first.points, first.freq, chart)) ?? chart;
  return (
    <>
      <ChartCard
        title="价格走势"
        fullTitle={props.fullTitle}
        note={`${props.spec ? `${props.spec}，` : ''}${unit}，${span.from} 至 ${span.to}${weekly ? '，按周均价' : ''}`}
        view={view}
        choices={props.choices}
        hrefOf={props.hrefOf}
        lines={[
          ...chartLines(chart.series, view.unit, chart, props.lineOf),
          ...(chart.national?.length ? [nationalLine(chart.national, view.unit)] : []),
        ]}
        from={from}
        figures={figures && chart.national ? withNational(figures, national, view.unit) : figures}
        sentence={`${props.sentenceOf(shown)}${nationalSentence(national, view.unit)}`}
        missing={missing && `${missing.from} 至 ${missing.to} 未显示`}
        source={{ source: detail.source, unit, dates: detail.dates, ...(weekly ? methods.weekly : methods.quoted) }}
        events={props.events}
        eventsListed
        map={props.map}
        download={download}
        filters={props.filters}
        compare={{
          label: `对比${compared.noun}`,
          add: (
            <>
              <a href={compared.href}>{compared.add}</a>
              {compared.more}
            </>
          ),
          cut:
            compared.count > compareLimit(session)
              ? `最多同时显示 ${chart.series.length} 个${compared.noun}，${compareRemedy(session)}`
              : undefined,
        }}
      />
      {view.embed || view.tab === 'map' ? null : <HistoryGate access={chart.access} />}
    </>
  );
}

/** Requested days with quotes that the user may not see. */
const missingBefore = (
  asked: string,
  first: string,
  { from, access }: DaySpan & { access: AccessBlock },
): DaySpan | null => {
  const begin = laterOf(asked, first);
  return access.allowed || begin >= from ? null : { from: begin, to: addDays(from, -1) };
};
