import type { Deps } from '../../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { presentOwnQuote, presentQuote, presentReviewedQuote } from '../model/market-data.presenter.ts';
import { addMarketData } from '../service/add-market-data.ts';
import { setMarketDataStatus } from '../service/review-market-data.ts';
import { listApproved, listForReview, listOwn } from '../store/market-data.repository.ts';

/** Quotes of members have a separate source, so that they are never attributed to the report of a market. */
const SOURCE = { name: '会员报价', url: null, publisher: '农小蜂会员', sample: false };

export const marketDataRoutes = ({ db }: Deps): Route[] => [
  route('vegetable/addMarketData', async (input, context) => {
    const quote = await addMarketData(db, input, context);
    return new EnvelopeExtras(quote, { msg: '报价已提交，审核通过后显示，结果会发到“我的消息”' });
  }),
  route('vegetable/getMemberQuoteList', async (input) => {
    const { facets: _facets, ...answer } = await listApproved(db, input);
    return {
      ...answer,
      list: answer.list.map(presentQuote),
      source: { ...SOURCE, retrieved_at: answer.updated_at },
    };
  }),
  route('vegetable/getMyMarketDataList', async (input, context) => {
    const answer = await listOwn(db, uidOf(context), input);
    return { ...answer, list: answer.list.map(presentOwnQuote) };
  }),
  route('ops/getMarketDataList', async (input) => {
    const answer = await listForReview(db, input);
    return { ...answer, list: answer.list.map(presentReviewedQuote) };
  }),
  route('ops/setMarketDataStatus', async (input, context) => {
    const item = await setMarketDataStatus(db, input, context);
    return new EnvelopeExtras(item, {
      msg: item.status === 'approved' ? '已通过并显示在行情页' : '已驳回，会员会收到原因',
    });
  }),
];
