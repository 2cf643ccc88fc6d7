import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { chartSentence } from '../../../components/price/chart-sentence.ts';
import { PriceHistory } from '../../../components/price/price-history.tsx';
import { type Detail, type DetailQuery, detailChoices, detailHref, shownMarkets } from './detail-query.ts';
import { explainedMoves, type Moves, moveEvent } from './move-events.ts';
import { priceMap } from './price-map.ts';
import './detail.css';

export type Chart = DataFor<'vegetable/getEchart'>;
type PriceChartProps = {
  detail: Detail;
  chart: Chart;
  moves: Moves;
  markets: readonly PriceRow[];
  query: DetailQuery;
};

/** The price history of the shown market and the compared ones, with the newest prices by province. */
export function PriceChart({ detail, chart, moves, markets, query }: PriceChartProps) {
  return (
    <PriceHistory
      detail={detail}
      chart={chart}
      view={query}
      fullTitle={`${detail.name}价格走势`}
      spec={detail.latest.spec}
      choices={detailChoices(chart.access)}
      hrefOf={(change) => detailHref(query, change as Partial<DetailQuery>)}
      sentenceOf={(shown) => chartSentence(detail.latest, shown, query.unit, chart)}
      methods={{ quoted: quoted[moves.freq], weekly }}
      events={query.embed ? [] : explainedMoves(moves).map(moveEvent)}
      map={priceMap(detail, markets, query)}
      filters={[
        ['品名', detail.name],
        ['品类', detail.group],
        ...marketOf(chart),
        ['规格', detail.latest.spec ?? '未分规格'],
      ]}
      compared={{
        count: shownMarkets(query, detail.latest.market_id).length,
        noun: '市场',
        add: '＋ 从市场列表添加',
        href: '#markets',
        more: (
          <a className="tools-national" href={detailHref(query, { national: query.national === 'on' ? 'off' : 'on' })}>
            {query.national === 'on' ? '隐藏全国中位价' : '＋ 全国中位价'}
          </a>
        ),
      }}
    />
  );
}

/** Named in a file if it is the only one. */
const marketOf = ({ series: [only, ...others] }: Chart): [string, string][] =>
  only && others.length === 0 ? [['市场', only.market]] : [];

const quoted = {
  D: {
    frequency: '每个交易日',
    method: '缺报的日子留空，不插值；全国中位价取各市场 7 天内最近一次报价，色带为中间一半市场',
  },
  M: { frequency: '每月', method: '每月一报，代表当月；缺报的月份留空，不插值' },
};
const weekly = {
  frequency: '每周',
  method:
    '每周为各报价日均价的平均；没有报价的周留空，不插值；未满的周画空心点，不参与比较；全国中位价取各市场周均，色带为中间一半市场',
};
