import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { PropsOf } from '@bee/contracts/widget-props';
import { scopeOf } from '@bee/domain/article-type';
import { defineQuery } from '@bee/domain/define-query';
import { ApiError, defineWidget, href, usePersonalizedQuery } from '@bee/platform';
import { ErrorState } from '@bee/ui/content';
import { type ChartView, chartKeys } from '@bee/ui/data';
import { HerbCard, type HerbView } from '../components/herb-chart/herb-card.tsx';
import { HerbMarkets } from '../components/herb-chart/herb-markets.tsx';
import { HerbWatch } from '../components/herb-chart/herb-watch.tsx';
import { roundMeans } from '../components/price/chart-rows.ts';
import { HistoryGate } from '../components/price/history-gate.tsx';
import { askedDays, priceChoices } from '../components/price/price-periods.ts';
import { priceFields } from '../lib/chart-fields.ts';
import type { widgetProps } from '../widget-props.ts';
import '../components/herb-chart/herb-chart.css';

type Chart = DataFor<'herbs/getEchart'>;

type HerbChartProps = PropsOf<(typeof widgetProps)['herb-chart']>;

type Loaded = { chart: Chart } | { problem: string };

/** All data by default, because embedding pages are about a single herb. */
const PERIOD = 'all';

const chartQuery = defineQuery(priceFields(priceChoices(PERIOD)));

/**
 * The chart of one specification for pages of other remotes, with markets, access limits and alerts: `<WidgetSlot
 * of="mf-data-tools/herb-chart" props={{ spec_id, dates, page, query }} />`. The page must declare `chartKeys`.
 */
export const widget = defineWidget<HerbChartProps, Loaded>({
  load: async ({ api, props }) => {
    try {
      return { chart: await api('herbs/getEchart', requestOf(props), { raw: true }) };
    } catch (error) {
      return { problem: error instanceof ApiError ? error.message : '网络或服务暂时不可用，请稍后重试。' };
    }
  },
  component: ({ data, props }) => {
    if ('chart' in data) return <HerbLines rendered={data.chart} {...props} />;
    return (
      <ErrorState title="价格走势加载失败" retryHref={href(props.page, props.query)}>
        {data.problem}
      </ErrorState>
    );
  },
});

function HerbLines({ rendered, ...props }: HerbChartProps & { rendered: Chart }) {
  const { data, access } = usePersonalizedQuery('herbs/getEchart', requestOf(props), rendered);
  const chart = { ...data, series: roundMeans(data.series) };
  const view = chartQuery.read(props.query);
  const hrefOf = (change: Partial<ChartView>) => {
    const kept = Object.entries(props.query).filter(([key]) => !ownKeys.includes(key));
    return href(props.page, {
      ...Object.fromEntries(kept),
      ...chartQuery.write({ ...view, ...change } as HerbView),
    });
  };
  const events = chart.events?.map(({ date, title, id, type, sample }) => ({
    date,
    title,
    sample,
    href: eventHref(props.events, id, scopeOf(type)),
  }));
  const card = <HerbCard chart={chart} view={view} period={PERIOD} hrefOf={hrefOf} events={events} />;
  if (view.embed) return card;
  return (
    <div className="tools-herb-open bee-stack">
      <div className="tools-herb-head bee-wrap bee-no-print">
        <HerbMarkets chart={chart} hrefOf={hrefOf} order={props.markets} />
        <div className="tools-herb-acts bee-wrap">
          <HerbWatch chart={chart} />
        </div>
      </div>
      {access ? <HistoryGate access={access} /> : null}
      {card}
    </div>
  );
}

const eventHref = (events: HerbChartProps['events'], id: string, scope: string | null): string =>
  events ? href(events.page, { ...events.params, id, scope: scope ?? undefined }) : href('article/detail', { id });

const ownKeys: string[] = Object.values(chartKeys);

const requestOf = ({ spec_id, dates, query, events }: HerbChartProps): RequestFor<'herbs/getEchart'> => {
  const view = chartQuery.read(query);
  const { from, to } = askedDays(view, dates);
  return { spec_id, markets: view.compare, from, to, ...(events && { events_tag: events.tag }) };
};
