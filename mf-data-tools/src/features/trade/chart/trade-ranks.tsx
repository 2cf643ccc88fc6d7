import type { TradeProductCard, TradeShare } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { type RankedBar, RankedBars } from '@bee/ui/data';
import { usdText } from '../../../parts/trade/trade-amount.ts';

type ProductRanksProps = { products: readonly TradeProductCard[]; flow: 'import' | 'export'; label: string };

/** Products by the value of a flow over the newest twelve months. */
export function ProductRanks({ products, flow, label }: ProductRanksProps) {
  const bars = products.map(
    ({ name, to, ...product }): RankedBar => ({
      id: name,
      name,
      value: product[`${flow}_usd`],
      text: usdText(product[`${flow}_usd`]),
      change: product[`${flow}_yoy`],
      href: href(to.page, to.params),
    }),
  );
  return <RankedBars bars={bars} label={label} changeTitle="同比" />;
}

type ShareRanksProps = { shares: readonly TradeShare[]; label: string; hrefOf?(share: TradeShare): string | undefined };

/** Partners, ports or products that make up a figure. */
export function ShareRanks({ shares, label, hrefOf }: ShareRanksProps) {
  const bars = shares.map(
    (share): RankedBar => ({
      id: share.code,
      name: share.name,
      value: share.value_usd,
      text: usdText(share.value_usd),
      share: share.share,
      change: share.yoy,
      href: hrefOf ? hrefOf(share) : share.to ? href(share.to.page, share.to.params) : undefined,
    }),
  );
  return <RankedBars bars={bars} label={label} changeTitle="同比" />;
}
