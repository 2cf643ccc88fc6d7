import type { DataFor } from '@bee/contracts/operations';
import { priceTargetId } from '@bee/domain/price-target';
import { LinkButton, Section, Tag } from '@bee/ui/content';
import { ChartCard } from '@bee/ui/data';
import { HistoryGate } from '../../../parts/price/history-gate.tsx';
import { laterOf, priceChoices, shownDays } from '../../../parts/price/price-periods.ts';
import { toUnit, unitTitle } from '../../../parts/price/price-unit.ts';
import { useExportRight } from '../../../parts/price/use-export-right.ts';
import { WatchActions } from '../../../parts/watch/watch-actions.tsx';
import { stepTitle } from '../report-step.ts';
import { type HerbsQuery, herbsHref } from '../table/herbs-query.ts';
import { herbName, herbSentence } from './herb-sentence.ts';

type HerbChartProps = { chart: DataFor<'herbs/getEchart'>; query: HerbsQuery };

/** One specification from one origin over time: 总趋势 first, then its markets; chips lead to the others. */
export function HerbChart({ chart, query }: HerbChartProps) {
  const { unit } = query.view;
  const download = useExportRight();
  const { from } = shownDays(query.view, chart.dates);
  const visible = chart.access.allowed ? undefined : chart.access.preview?.shown;
  const card = (
    <ChartCard
      title={`${herbName(chart)}走势`}
      fullTitle={`${herbName(chart)}价格走势`}
      note={`${unitTitle(unit)}，${laterOf(from, chart.from)} 至 ${chart.to}`}
      view={query.view}
      choices={priceChoices('1y', visible)}
      hrefOf={(change) =>
        herbsHref(query, { page: query.page, view: { ...query.view, ...change } as HerbsQuery['view'] })
      }
      lines={chart.series.map(({ id, market_id, name, points }) => ({
        id: id === 'all' ? id : market_id,
        name,
        unit: unitTitle(unit),
        points: points.map(([day, average]) => [day, toUnit(average, unit)]),
      }))}
      from={from}
      sentence={herbSentence(chart, unit)}
      source={{
        source: chart.source,
        unit: unitTitle(unit),
        dates: chart.dates,
        frequency: stepTitle[chart.freq],
        method: '总趋势为当期有报价的各市场均价的平均；没有市场报价的一期留空，不插值',
      }}
      compare={{ label: '走势线' }}
      download={download}
      filters={[
        ['规格', chart.herb.spec ?? '未分规格'],
        ['产地', chart.herb.origin ?? '未分产地'],
      ]}
    />
  );
  if (query.view.embed) return card;
  return (
    <div className="tools-herb-open" id="herb">
      <Section
        title={chart.herb.name}
        note={chart.herb.group}
        actions={
          <div className="tools-herb-acts bee-no-print">
            <HerbWatch chart={chart} />
            <LinkButton href={herbsHref(query, { open: undefined, page: query.page })}>收起走势</LinkButton>
          </div>
        }
      >
        <ul className="tools-specs" aria-label="规格与产地">
          {chart.kinds.map(({ spec_id, spec, origin, markets, current }) => (
            <li key={spec_id}>
              <Tag
                type={current ? 'green' : 'grey'}
                href={herbsHref(query, { open: spec_id, page: query.page, view: { ...query.view, compare: [] } })}
              >
                {[spec, origin].filter(Boolean).join(' · ') || '未分规格'} · {markets} 个市场
              </Tag>
            </li>
          ))}
        </ul>
        <Markets chart={chart} query={query} />
      </Section>
      {card}
      <HistoryGate access={chart.access} />
    </div>
  );
}

/** Which markets stand beside the total trend; without a choice as many as the reader may see. */
function Markets({ chart, query }: HerbChartProps) {
  const shown = chart.series.slice(1).map(({ market_id }) => market_id);
  const hrefOf = (compare: string[]) => herbsHref(query, { page: query.page, view: { ...query.view, compare } });
  return (
    <ul className="tools-specs" aria-label="走势图中的市场">
      {chart.markets.map(({ market_id, market }) => {
        const drawn = shown.includes(market_id);
        return (
          <li key={market_id}>
            <Tag
              type={drawn ? 'green' : 'grey'}
              href={hrefOf(drawn && shown.length > 1 ? shown.filter((id) => id !== market_id) : [market_id, ...shown])}
            >
              {market}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}

/** Without another choice an alert looks at the market that is best documented, as the table of herbs does. */
function HerbWatch({ chart: { herb, kinds, markets } }: Pick<HerbChartProps, 'chart'>) {
  const best = kinds.find(({ current }) => current)?.spec_id;
  const row = markets.find(({ id }) => id === best) ?? markets[0];
  if (!row) return null;
  const { name, group, spec, origin } = herb;
  return (
    <WatchActions
      target={{
        id: priceTargetId({ scope: 'herb', group, name, spec, origin }),
        name,
        spec: null,
        kind: [spec, origin].filter(Boolean).join(' · ') || null,
        market: row.market,
        price: row.price_avg,
        date: row.date,
        markets: markets.map(({ market_id, market }) => ({ id: market_id, name: market })),
      }}
    />
  );
}
