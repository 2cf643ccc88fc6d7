import { LinkButton, Section } from '@bee/ui/content';
import { HerbCard, type HerbCardProps } from '../../../components/herb-chart/herb-card.tsx';
import { HerbMarkets } from '../../../components/herb-chart/herb-markets.tsx';
import { HerbWatch } from '../../../components/herb-chart/herb-watch.tsx';
import { KindTags } from '../../../components/price/detail-header.tsx';
import { HistoryGate } from '../../../components/price/history-gate.tsx';
import { type HerbsQuery, herbsHref, PERIOD } from '../table/herbs-query.ts';
import { HerbSeason } from './herb-season.tsx';
import '../../../layout/page.css';
import '../../../components/herb-chart/herb-chart.css';

type HerbChartProps = Pick<HerbCardProps, 'chart'> & { query: HerbsQuery };

/** Above the table: the chart of the open specification and origin; chips switch to others. */
export function HerbChart({ chart, query }: HerbChartProps) {
  const hrefOf: HerbCardProps['hrefOf'] = (change) =>
    herbsHref(query, { page: query.page, view: { ...query.view, ...change } as HerbsQuery['view'] });
  const card = <HerbCard chart={chart} view={query.view} period={PERIOD} hrefOf={hrefOf} />;
  if (query.view.embed) return card;
  return (
    <div className="tools-herb-open bee-stack" id="herb">
      <Section
        title={chart.herb.name}
        note={chart.herb.group}
        actions={
          <div className="tools-herb-acts bee-wrap bee-no-print">
            <HerbWatch chart={chart} />
            <LinkButton href={herbsHref(query, { open: undefined, page: query.page })}>收起走势</LinkButton>
          </div>
        }
      >
        <KindTags
          label="规格与产地"
          kinds={chart.kinds.map(({ spec_id, spec, origin, markets, current }) => ({
            title: `${[spec, origin].filter(Boolean).join(' · ') || '未分规格'} · ${markets} 个市场`,
            href: herbsHref(query, { open: spec_id, page: query.page, view: { ...query.view, compare: [] } }),
            current,
          }))}
        />
        <HerbMarkets chart={chart} hrefOf={hrefOf} />
      </Section>
      {card}
      <HistoryGate access={chart.access} />
      <HerbSeason chart={chart} />
    </div>
  );
}
