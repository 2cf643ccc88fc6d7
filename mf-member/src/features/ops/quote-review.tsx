import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import { formatPrice } from '@bee/domain/format';
import { distanceFromUsual, type MarketDataState, marketDataStates } from '@bee/domain/market-data';
import { Change, type Column } from '@bee/ui/content';
import { detailOf } from './detail-on-demand.tsx';
import { defineBulk, defineReview } from './review.ts';
import { operatorColumn, statusColumn, timeColumn } from './review-columns.tsx';
import './ops.css';

const TONES = { pending: 'honey', approved: 'green', rejected: 'grey' } as const;

const columns: Column<ReviewedQuote>[] = [
  statusColumn(marketDataStates, TONES),
  { key: 'market', title: '市场', cell: ({ market }) => market },
  { key: 'date', title: '报价日', sortable: true, cell: ({ date }) => <time dateTime={date}>{date}</time> },
  {
    key: 'price',
    title: '报价',
    sortable: true,
    unit: '元/公斤',
    numeric: true,
    cell: ({ price_low, price_high }) => `${formatPrice(price_low)}–${formatPrice(price_high)}`,
  },
  {
    key: 'distance',
    title: '与市场均价相比',
    sortable: true,
    numeric: true,
    cell: ({ price_avg, usual }) => <Change value={distanceFromUsual(price_avg, usual)} digits={0} />,
  },
  { key: 'nickname', title: '会员', cell: ({ nickname }) => <span className="member-ops-cut">{nickname}</span> },
  timeColumn('created_at', '提交时间'),
  operatorColumn('reviewed_by', '审核人'),
];

export const quoteReview = defineReview<ReviewedQuote, MarketDataState>({
  tab: 'market-data',
  operation: 'ops/getMarketDataList',
  title: '会员报价',
  noun: '报价',
  statuses: marketDataStates,
  search: { label: '在会员报价中搜索', placeholder: '搜索品种、市场、会员或备注' },
  hint: '会员在品种行情页点“我来报价”提交，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ product, spec }) => (spec ? `${product} · ${spec}` : product),
  nameTitle: '品种',
  columns,
  bulk: defineBulk({
    word: '通过',
    operation: 'ops/setMarketDataStatus',
    may: ({ status }: ReviewedQuote) => status === 'pending',
    request: ({ id }) => ({ id, status: 'approved' }),
  }),
  detail: detailOf(async () => (await import('./quote-detail.tsx')).QuoteDetail),
});
