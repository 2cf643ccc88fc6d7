import type { ProductPrice } from '@bee/contracts/resource/product';
import { type Decimal, decimalOf, decimalText } from '@bee/domain/decimal';
import { href } from '@bee/platform';
import { SourceNote } from '@bee/ui/content';
import type { ReactNode } from 'react';
import {
  basisText,
  cnyText,
  isMirrored,
  periodText,
  quantityText,
  unitPriceText,
} from '../../../components/trade/trade-amount.ts';
import type { TradeDetail } from '../detail/detail-query.ts';
import { SourceLine } from '../detail/source-line.tsx';
import type { Landed } from './landed-of.ts';
import { noWholesale, priceTitle, quotedAs, spreadText } from './landed-text.ts';

/** A null amount is shown as —; the basis then says what is missing. */
export type LandedRow = { key: string; title: string; amount: Decimal | null; sum?: boolean; basis: ReactNode };

export const COST = '到岸含税成本';

/** Price, each tax, total, wholesale price and difference. */
export const landedRows = (
  detail: TradeDetail,
  landed: Landed | string,
  wholesale: ProductPrice | null,
): LandedRow[] => {
  const sold = detail.origin ? [wholesaleRow(detail.name, wholesale)] : [];
  if (typeof landed === 'string') return [{ key: 'cost', title: COST, amount: null, basis: `${landed}。` }, ...sold];
  return [...costRows(detail, landed), sumRow(landed), ...sold, ...spreadRows(landed)];
};

const costRows = (detail: TradeDetail, { figures, tariff, additional, cost }: Landed): LandedRow[] => {
  const law = (
    <SourceLine source={tariff.source}>
      {tariff.year} 年税则，编码 {tariff.hs}
    </SourceLine>
  );
  const { consumption_pct, vat_pct } = tariff;
  return [
    {
      key: 'price',
      title: priceTitle(figures),
      amount: cost.price,
      basis: (
        <>
          {cnyText(figures.value_cny)} ÷ {quantityText(figures.qty, figures.unit)}
          {detail.hs_codes.length > 1 ? `，${detail.hs_codes.length} 个编码合计` : ''}，
          {basisText('import', isMirrored(figures))}；即 {unitPriceText(figures.unit_price, figures.unit)}，1 美元 ={' '}
          {decimalText(cost.exchange, 4)} 元（同期统计的人民币与美元金额之比）
          {figures.flag === 'prov' ? '；含初步数' : ''}
          <SourceLine source={detail.source}>{periodText(figures.period)}</SourceLine>
        </>
      ),
    },
    {
      key: 'duty',
      title: '关税',
      amount: cost.duty,
      basis: (
        <>
          {cost.rate.title} {cost.rate.rate_text}，可用税率中税费最低；依据：{cost.rate.basis}
          {law}
        </>
      ),
    },
    ...(additional.length > 0
      ? [
          {
            key: 'additional',
            title: '加征关税',
            amount: cost.additional,
            basis: (
              <>
                {additional.map(({ title, rate_text }) => `${title} ${rate_text}`).join('、')}
                {law}
              </>
            ),
          },
        ]
      : []),
    ...(consumption_pct
      ? [
          {
            key: 'consumption',
            title: '消费税',
            amount: cost.consumption,
            basis: (
              <>
                税率 {consumption_pct}%，计税价格含消费税
                {law}
              </>
            ),
          },
        ]
      : []),
    {
      key: 'vat',
      title: '增值税',
      amount: cost.vat,
      basis: (
        <>
          以上各项之和 × {vat_pct}%{law}
        </>
      ),
    },
  ];
};

const sumRow = ({ cost, figures }: Landed): LandedRow => ({
  key: 'cost',
  title: figures.value_basis === 'FOB' ? '含税成本（按离岸价）' : COST,
  amount: cost.cost,
  sum: true,
  basis: '以上各项之和',
});

const wholesaleRow = (name: string, wholesale: ProductPrice | null): LandedRow => ({
  key: 'wholesale',
  title: '国内批发价',
  amount: wholesale && decimalOf(wholesale.price_avg),
  sum: wholesale !== null,
  basis: wholesale ? (
    <>
      {wholesale.market}“{wholesale.product}”均价{quotedAs(name, wholesale)}；
      <a href={href(wholesale.to.page, wholesale.to.params)}>走势与各市场</a>
      <SourceNote source={wholesale.source_name} updatedAt={wholesale.date} sample={wholesale.sample} />
    </>
  ) : (
    <>
      {noWholesale(name)}。<a href={href('application/vegetable/list')}>看批发行情</a>
    </>
  ),
});

const spreadRows = ({ spread }: Landed): LandedRow[] =>
  spread
    ? [
        {
          key: 'spread',
          title: '差额',
          amount: spread.amount,
          sum: true,
          basis: `批发价 − 含税成本：${spreadText(spread)}`,
        },
      ]
    : [];
