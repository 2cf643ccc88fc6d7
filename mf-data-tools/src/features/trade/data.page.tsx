import { definePage } from '@bee/platform';
import { PageSkeleton } from '@bee/ui/content';
import { AnswerTable } from './query/answer-table.tsx';
import { loadQuery, type QueryData, type TradeAnswer } from './query/query-data.ts';
import { QueryForm } from './query/query-form.tsx';
import { QueryHeader } from './query/query-header.tsx';
import { Questions } from './query/questions.tsx';
import { SavedQueries } from './query/saved-queries.tsx';
import { pageSize, readTradeQuery, type TradeQuery, tradeHref } from './query/trade-query.ts';
import { OutdatedCodes } from './search/outdated-codes.tsx';
import './trade.css';
import '../../layout/page.css';

const SCREEN = 'application/trade/data-detail';

export const page = definePage<QueryData>({
  /** The number of visible rows depends on the user. */
  personal: true,
  load: ({ api, query }) => {
    const wanted = readTradeQuery(query);
    return loadQuery(api, wanted, { page: wanted.page, limit: pageSize(wanted) });
  },
  head: () => ({
    title: '贸易数据查询',
    description: '按商品、贸易伙伴、方向、时期、口岸、贸易方式与注册地查询农产品进出口，任意两维成表，可导出',
  }),
  component: ({ data, query }) => {
    const wanted = readTradeQuery(query);
    return (
      <div className="tools-detail tools-trade">
        <QueryHeader screen={SCREEN} query={wanted} data={data} />
        <Questions screen={SCREEN} />
        <QueryForm screen={SCREEN} query={wanted} data={data} />
        {data.problem ? (
          <p className="bee-notice" role="alert">
            {data.problem}
          </p>
        ) : null}
        {data.answer ? <Answer answer={data.answer} query={wanted} /> : null}
        <SavedQueries screen={SCREEN} query={wanted} lists={data.lists} />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="40%" heights={[96, 380, 520]} />,
});

function Answer({ answer, query }: { answer: TradeAnswer; query: TradeQuery }) {
  return (
    <>
      <OutdatedCodes
        codes={answer.outdated}
        hrefOf={(code) =>
          tradeHref(SCREEN, query, {
            hs: [...query.hs.filter((one) => !answer.outdated.some(({ hs }) => hs === one)), code],
          })
        }
      />
      <AnswerTable answer={answer} query={query} />
    </>
  );
}
