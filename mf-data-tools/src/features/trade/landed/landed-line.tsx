import type { ProductPrice } from '@bee/contracts/resource/product';
import { decimalOf, decimalText } from '@bee/domain/decimal';
import { periodText } from '../../../components/trade/trade-amount.ts';
import type { TradeDetail } from '../detail/detail-query.ts';
import { SourceLine } from '../detail/source-line.tsx';
import type { Landed } from './landed-of.ts';
import { notIncluded, noWholesale, priceTitle, quotedAs, spreadText } from './landed-text.ts';
import '../trade.css';

type LandedLineProps = { detail: TradeDetail; landed: Landed | string; wholesale: ProductPrice | null };

/** In the decision card: the cost of a kilogram including taxes, compared with the wholesale price. */
export function LandedLine({ detail, landed, wholesale }: LandedLineProps) {
  if (typeof landed === 'string')
    return (
      <>
        {landed}
        <SourceLine source={detail.source} />
      </>
    );
  const { cost, figures, tariff, spread } = landed;
  return (
    <>
      <strong>{decimalText(cost.cost)}</strong> 元/公斤
      {wholesale && spread ? (
        <>
          ；{wholesale.market}批发价 <strong>{decimalText(decimalOf(wholesale.price_avg))}</strong> 元/公斤（
          <time dateTime={wholesale.date}>{wholesale.date}</time>
          {quotedAs(detail.name, wholesale)}），{spreadText(spread)}
        </>
      ) : (
        `；${noWholesale(detail.name)}`
      )}
      <span className="tools-decision-more">
        {priceTitle(figures)} {decimalText(cost.price)} 元/公斤，加关税（{cost.rate.title} {cost.rate.rate_text}）
        {landed.additional.length > 0 ? '、加征关税' : ''}
        {tariff.consumption_pct ? `、消费税（${tariff.consumption_pct}%）` : ''}和增值税（{tariff.vat_pct}%）；
        {notIncluded(figures)}
      </span>
      <SourceLine source={detail.source}>
        {periodText(figures.period)}均价，{tariff.year} 年税则
        {wholesale ? `，批发价来自${wholesale.source_name}` : ''}
      </SourceLine>
    </>
  );
}
