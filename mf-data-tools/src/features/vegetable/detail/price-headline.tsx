import { formatChange, formatPrice } from '@bee/domain/format';
import type { ReactNode } from 'react';
import { Headline } from '../../../components/price/headline.tsx';
import { originalText, priceText, unitTitle } from '../../../components/price/price-unit.ts';
import type { Detail, DetailQuery } from './detail-query.ts';

type PriceHeadlineProps = { detail: Detail; query: DetailQuery; actions?: ReactNode };

export function PriceHeadline({ detail, query, actions }: PriceHeadlineProps) {
  const { latest } = detail;
  const other = query.unit === 'kg' ? 'jin' : 'kg';
  const original = originalText(latest);
  return (
    <Headline
      latest={latest}
      unit={query.unit}
      where={[latest.market, latest.spec].filter(Boolean).join(' · ')}
      other={`${priceText(latest.price_avg, other)} ${unitTitle(other)}`}
      meta={original ? <span>市场原报 {original}</span> : null}
      quality={qualityFacts(detail)}
    >
      {actions}
    </Headline>
  );
}

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
