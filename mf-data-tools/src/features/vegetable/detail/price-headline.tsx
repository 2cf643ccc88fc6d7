import { formatChange, formatPrice } from '@bee/domain/format';
import { Change } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { originalText, priceText, unitTitle } from '../../../parts/price/price-unit.ts';
import { QuoteMarks } from '../../../parts/price/quote-marks.tsx';
import type { Detail, DetailQuery } from './detail-query.ts';
import '../../../layout/headline.css';

type PriceHeadlineProps = { detail: Detail; query: DetailQuery; actions?: ReactNode };

/** Above the fold: price, place, day, comparisons and reliability. */
export function PriceHeadline({ detail, query, actions }: PriceHeadlineProps) {
  const { latest } = detail;
  const other = query.unit === 'kg' ? 'jin' : 'kg';
  const original = originalText(latest);
  return (
    <section className="tools-headline" aria-label="最新报价">
      <div className="tools-headline-price">
        <p className="tools-headline-where">
          {latest.market}
          {latest.spec ? ` · ${latest.spec}` : ''}
        </p>
        <p className="tools-headline-value">
          <strong>{priceText(latest.price_avg, query.unit)}</strong>
          <span className="bee-unit">{unitTitle(query.unit)}</span>
          <span className="tools-headline-other">
            {priceText(latest.price_avg, other)} {unitTitle(other)}
          </span>
        </p>
        <p className="bee-meta">
          <span>
            最低 {priceText(latest.price_low, query.unit)} – 最高 {priceText(latest.price_high, query.unit)}
          </span>
          {original ? <span>市场原报 {original}</span> : null}
          <QuoteMarks row={latest} />
        </p>
      </div>
      <dl className="tools-headline-changes">
        {changes(detail).map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Change value={value} digits={1} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="tools-quality">
        {qualityFacts(detail).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {actions}
    </section>
  );
}

const changes = ({ latest }: Detail) => [
  { title: '较上一日', value: latest.chg_d },
  { title: '较上周', value: latest.chg_w },
  { title: '较上月', value: latest.chg_m },
  { title: '较去年', value: latest.chg_y },
];

/** Without a quote for longer than this, the price is that of the past season. */
const STOPPED_DAYS = 7;

/** Reliability of the headline: number of markets, age, deviation from the others. */
export const qualityFacts = ({ quality, latest }: Pick<Detail, 'quality' | 'latest'>): string[] => {
  const stopped = quality.age_days > STOPPED_DAYS;
  const age = quality.age_days > 0 ? `，比最新数据日晚 ${quality.age_days} 天` : '';
  const facts = [
    `可信度：${stopped ? '停报前' : '近'}一周 ${quality.markets} 个市场有报价`,
    `数据截至 ${latest.date}${age}`,
    ...(stopped ? ['此后没有新的报价：品种不在产季，或市场已停报'] : []),
  ];
  if (quality.median !== null && quality.dev_pct !== null)
    facts.push(`各市场中位价 ${formatPrice(quality.median)} 元/公斤，本市场偏离 ${formatChange(quality.dev_pct)}`);
  return facts;
};
