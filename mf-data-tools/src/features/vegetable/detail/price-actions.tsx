import type { PriceRow } from '@bee/contracts/entity/price';
import { priceTargetId } from '@bee/domain/price-target';
import { QuoteButton } from '../../../components/member-quote/quote-button.tsx';
import { WatchBar } from '../../../components/watch/watch-actions.tsx';
import type { Detail } from './detail-query.ts';

type PriceActionsProps = { detail: Detail; markets: PriceRow[] };

/** Actions on a price: favourite, price alert. */
export function PriceActions({ detail: { group, name, latest }, markets }: PriceActionsProps) {
  return (
    <WatchBar
      target={{
        id: priceTargetId({ scope: 'market', group, name }),
        name,
        spec: latest.spec,
        kind: latest.spec,
        market: latest.market,
        price: latest.price_avg,
        date: latest.date,
        markets: markets.map(({ market_id, market }) => ({ id: market_id, name: market })),
      }}
    />
  );
}

/** Opens the form for quoting this product. */
export function PriceQuote({ detail: { group, name, specs, latest }, markets }: PriceActionsProps) {
  return (
    <QuoteButton
      target={{ group, name, specs: specs.map(({ title }) => title), spec: latest.spec ?? '', usual: markets }}
    />
  );
}
