import type { DataFor } from '@bee/contracts/operations';
import { Section, Tag } from '@bee/ui/content';
import { flowTitles } from '../../../components/trade/trade-amount.ts';
import { TradeChart, type TradeSeries } from '../chart/trade-chart.tsx';
import { TradeGate } from '../chart/trade-gate.tsx';
import { ShareRanks } from '../chart/trade-ranks.tsx';
import { permitEvents } from '../permit/permit-events.ts';
import { type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';
import '../trade.css';
import '../../../layout/page.css';
import '../../../components/herb-chart/herb-chart.css';

type OverviewProps = {
  detail: TradeDetail;
  compared: TradeSeries[];
  origins: DataFor<'trade/getOriginList'>;
  query: DetailQuery;
};

const MAX_COMPARED = 4;
const MAX_OFFERED = 8;

export const subjectOf = ({ origin, name }: TradeDetail): string => `${origin?.name ?? ''}${name}`;

/** Value, quantity or unit price by month, compared with other origins, then partners and ports. */
export function OverviewSection({ detail, compared, origins, query }: OverviewProps) {
  const { series, top_partners, top_ports, origin } = detail;
  const main = { id: origin?.code ?? 'all', name: origin?.name ?? '全部国家', points: series[query.flow] };
  const full = query.compare.length >= MAX_COMPARED;
  const free = (full ? [] : origins)
    .filter(({ code }) => code !== origin?.code && !query.compare.includes(code))
    .slice(0, MAX_OFFERED);
  const chart = (
    <TradeChart
      subject={subjectOf(detail)}
      series={[main, ...compared]}
      unit={series.unit}
      source={detail.source}
      view={query}
      hrefOf={(change) => detailHref(query, change as Partial<DetailQuery>)}
      access={detail.access}
      mirror={series.mirror}
      compare={{ label: '对比国家', add: free.length > 0 ? <Offered origins={free} query={query} /> : undefined }}
      filters={[
        ['商品', detail.name],
        ['编码', detail.hs_codes.map(({ code }) => code).join('、')],
      ]}
      events={
        query.flow === 'import' && detail.permit
          ? permitEvents([detail.permit], () => detailHref(query, { section: 'permit' }))
          : []
      }
    />
  );
  if (query.embed) return chart;
  return (
    <>
      <div>{chart}</div>
      <TradeGate access={detail.access} counted="个月" />
      <div className="tools-trade-halves">
        <Section
          title={`主要${query.flow === 'import' ? '来源' : '去向'}`}
          note={`近 12 个月${flowTitles[query.flow]}额`}
        >
          <ShareRanks
            shares={top_partners[query.flow]}
            label={`${flowTitles[query.flow]}主要伙伴`}
            hrefOf={({ code }) =>
              code === origin?.code ? undefined : detailHref(query, { origin: code, compare: [] })
            }
          />
        </Section>
        <Section title="主要口岸" note="近 12 个月进口额">
          <ShareRanks shares={top_ports} label="主要口岸" />
        </Section>
      </div>
    </>
  );
}

/** Countries that can be added to the comparison, largest first, as ordered by the server. */
function Offered({ origins, query }: Pick<OverviewProps, 'origins' | 'query'>) {
  return (
    <span className="tools-specs bee-wrap">
      {origins.map(({ code, name }) => (
        <Tag key={code} type="grey" href={detailHref(query, { compare: [...query.compare, code] })}>
          ＋ {name}
        </Tag>
      ))}
    </span>
  );
}
