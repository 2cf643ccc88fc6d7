import { priceTargetId } from '@bee/domain/price-target';
import { WatchActions } from '../watch/watch-actions.tsx';
import type { HerbCardProps } from './herb-card.tsx';

/** By default an alert watches the best documented market, like the table of herbs. */
export function HerbWatch({ chart: { herb, kinds, markets } }: Pick<HerbCardProps, 'chart'>) {
  const best = kinds.find(({ current }) => current)?.spec_id;
  const row = markets.find(({ id }) => id === best) ?? markets[0];
  if (!row) return null;
  const { name, group, spec, origin } = herb;
  return (
    <WatchActions
      target={{
        id: priceTargetId({ scope: 'herb', group, name, spec, origin }),
        name,
        spec: null,
        kind: [spec, origin].filter(Boolean).join(' · ') || null,
        market: row.market,
        price: row.price_avg,
        date: row.date,
        markets: markets.map(({ market_id, market }) => ({ id: market_id, name: market })),
      }}
    />
  );
}
