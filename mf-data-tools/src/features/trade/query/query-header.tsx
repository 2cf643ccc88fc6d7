import { href } from '@bee/platform';
import { PageHeader, SampleBadge, Tabs } from '@bee/ui/content';
import { flowsText, periodText } from '../../../components/trade/trade-amount.ts';
import { trail } from '../../../lib/trail.ts';
import type { QueryData } from './query-data.ts';
import { type QueryScreen, type TradeQuery, tradeHref } from './trade-query.ts';

type QueryHeaderProps = { screen: QueryScreen; query: TradeQuery; data: QueryData };

const TITLES: Record<QueryScreen, string> = {
  'application/trade/data-detail': '贸易数据查询',
  'application/trade/data-analysis': '贸易数据分析',
};

/** Title, extent of the data, and a link to the other screen with the same query. */
export function QueryHeader({ screen, query, data: { answer } }: QueryHeaderProps) {
  return (
    <>
      <PageHeader
        title={TITLES[screen]}
        breadcrumb={trail({ title: '外贸工具', href: href('application/trade') }, TITLES[screen])}
        meta={
          <>
            {answer?.as_of ? <span>数据截至 {periodText(answer.as_of)}</span> : null}
            <span>美元，{answer ? flowsText(query.flows, answer.mirror) : '进口 CIF、出口 FOB'}</span>
            <SampleBadge sample={answer?.source?.sample} />
          </>
        }
      />
      <Tabs
        label="查看方式"
        current={screen}
        items={[
          {
            key: 'application/trade/data-detail',
            title: '数据',
            href: tradeHref('application/trade/data-detail', query),
          },
          {
            key: 'application/trade/data-analysis',
            title: '图表分析',
            href: tradeHref('application/trade/data-analysis', query),
          },
        ]}
      />
    </>
  );
}
