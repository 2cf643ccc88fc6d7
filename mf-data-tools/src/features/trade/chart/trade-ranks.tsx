import type { TradeProductCard, TradeShare } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { Disclosure } from '@bee/ui/content';
import { type RankedBar, RankedBars } from '@bee/ui/data';
import { usdText } from '../../../components/trade/trade-amount.ts';

/** Longer lists are for look-up, not for ranking. */
const MAX_RANKS = 10;

type ProductRanksProps = {
  products: readonly TradeProductCard[];
  flow: 'import' | 'export';
  label: string;
};

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
  return <Ranks bars={bars} label={label} />;
}

type ShareRanksProps = {
  shares: readonly TradeShare[];
  label: string;
  hrefOf?(share: TradeShare): string | undefined;
};

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
  return <Ranks bars={bars} label={label} />;
}

function Ranks({ bars, label }: { bars: RankedBar[]; label: string }) {
  if (bars.length === 0) return <p className="tools-muted">近 12 个月没有记录。</p>;
  const rest = bars.slice(MAX_RANKS);
  return (
    <>
      <RankedBars bars={bars.slice(0, MAX_RANKS)} label={label} changeTitle="同比" />
      {rest.length > 0 ? (
        <Disclosure title={`其余 ${rest.length} 项`}>
          <RankedBars bars={rest} label={`${label}，第 ${MAX_RANKS + 1} 位起`} changeTitle="同比" />
        </Disclosure>
      ) : null}
    </>
  );
}
