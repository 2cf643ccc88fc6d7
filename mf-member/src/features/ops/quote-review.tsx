import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import { formatInstant, formatPrice } from '@bee/domain/format';
import { distanceFromUsual, type MarketDataState, marketDataStates } from '@bee/domain/market-data';
import { Change, type Column, Tag } from '@bee/ui/content';
import { useQuoteList } from './quote.queries.ts';
import { QuoteDetail } from './quote-detail.tsx';
import type { Review } from './review.ts';
import { ReviewList } from './review-list.tsx';
import './ops.css';

const TONES = { pending: 'honey', approved: 'green', rejected: 'grey' } as const;

const columns: Column<ReviewedQuote>[] = [
  { key: 'status', title: '状态', cell: ({ status }) => <Tag type={TONES[status]}>{marketDataStates[status]}</Tag> },
  { key: 'market', title: '市场', cell: ({ market }) => market },
  { key: 'date', title: '报价日', cell: ({ date }) => <time dateTime={date}>{date}</time> },
  {
    key: 'price',
    title: '报价',
    unit: '元/公斤',
    numeric: true,
    cell: ({ price_low, price_high }) => `${formatPrice(price_low)}–${formatPrice(price_high)}`,
  },
  {
    key: 'distance',
    title: '与市场均价相比',
    numeric: true,
    cell: ({ price_avg, usual }) => <Change value={distanceFromUsual(price_avg, usual)} digits={0} />,
  },
  { key: 'nickname', title: '会员', cell: ({ nickname }) => <span className="member-ops-cut">{nickname}</span> },
  {
    key: 'created_at',
    title: '提交时间',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  },
  { key: 'reviewed_by', title: '审核人', cell: ({ reviewed_by }) => reviewed_by || '—' },
];

const review: Review<ReviewedQuote, MarketDataState> = {
  tab: 'market-data',
  title: '会员报价',
  noun: '报价',
  statuses: marketDataStates,
  search: { label: '在会员报价中搜索', placeholder: '搜索品种、市场、会员或备注' },
  hint: '会员在品种行情页点“我来报价”提交，提交后出现在这里。',
  keyOf: ({ id }) => id,
  nameOf: ({ product, spec }) => (spec ? `${product} · ${spec}` : product),
  nameTitle: '品种',
  columns,
  Detail: QuoteDetail,
  useList: useQuoteList,
};

export const QuoteList = () => <ReviewList review={review} />;
