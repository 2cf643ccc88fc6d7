import type { OwnQuote } from '@bee/contracts/resource/market-data';
import { formatPrice } from '@bee/domain/format';
import { type MarketDataState, marketDataStates } from '@bee/domain/market-data';
import { href } from '@bee/platform';
import { Empty, QueryState, SkeletonRows, Tag } from '@bee/ui/content';
import { useOwnQuotes } from './quote.queries.ts';
import './member-quote.css';

const TONES = { pending: 'honey', approved: 'green', rejected: 'grey' } as const satisfies Record<
  MarketDataState,
  string
>;

/** The member's latest quotes with their status. */
export function OwnQuotes() {
  const answer = useOwnQuotes();
  return (
    <QueryState query={answer} failed="我的报价加载失败" skeleton={<SkeletonRows rows={4} height={64} />}>
      {({ list, total }) => <QuoteList list={list} total={total} />}
    </QueryState>
  );
}

function QuoteList({ list, total }: { list: OwnQuote[]; total: number }) {
  if (list.length === 0) return <Empty title="还没有报价">点“我来报价”，把在市场上看到的价格告诉大家。</Empty>;
  return (
    <>
      <ul className="tools-own-quotes" aria-label="我的报价">
        {list.map((quote) => (
          <OwnQuoteRow key={quote.id} quote={quote} />
        ))}
      </ul>
      {total > list.length ? (
        <p className="tools-quote-note bee-note">
          只显示最近 {list.length} 条，共 {total} 条。
        </p>
      ) : null}
    </>
  );
}

function OwnQuoteRow({ quote }: { quote: OwnQuote }) {
  const { product, spec, market, date, price_low, price_high, original, status, reason, to } = quote;
  return (
    <li>
      <p>
        <Tag type={TONES[status]}>{marketDataStates[status]}</Tag>
        <a href={href(to.page, to.params)}>{product}</a>
        <span className="bee-num">
          {formatPrice(price_low)}–{formatPrice(price_high)} 元/公斤
        </span>
      </p>
      <p className="tools-quote-note bee-note">
        {[
          market,
          spec,
          date,
          original.unit === '元/公斤' ? null : `原报 ${original.low}–${original.high} ${original.unit}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason ? <p className="tools-quote-reason">未通过的原因：{reason}</p> : null}
    </li>
  );
}
