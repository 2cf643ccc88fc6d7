import { comparableQuotes } from '@bee/domain/comparable-quotes';
import { formatPrice } from '@bee/domain/format';
import type { LoadContext } from '../../cache/cache.ts';
import type { createInternalApi } from '../internal-api.ts';
import type { ShareCard } from './share-picture.ts';

export type PriceAddress = { type: string; group: string; name: string };
type Api = ReturnType<typeof createInternalApi>;

/** Rungs of the ladder: the cheapest market, the dearest, and two between them. */
const RUNGS = 4;

/** The share card of a product's price page: its newest price, the change, and the latest quotes of markets. */
export const readPriceCard = async (api: Api, product: PriceAddress, context: LoadContext): Promise<ShareCard> => {
  const { latest, name, source } = await api('vegetable/getDetail', product, context);
  const sold = { group: product.group, name: product.name, spec: latest.spec ?? undefined };
  const { list } = await api('vegetable/getMarketList', { ...sold, limit: 100 }, context);
  const rungs = spread(comparableQuotes(list), RUNGS);
  return {
    title: `${name}${latest.spec ? `（${latest.spec}）` : ''}批发价格`,
    column: latest.market,
    source_name: source.name,
    published_at: latest.date,
    sample: source.sample,
    art: {
      kind: 'ladder',
      price: formatPrice(latest.price_avg),
      unit: latest.unit,
      change: latest.chg_d,
      rungs: rungs.map(({ market, price_avg }) => ({ market, price: price_avg })),
    },
  };
};

/** At most so many, the first and the last among them. */
const spread = <Item>(items: readonly Item[], count: number): Item[] => {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] as Item);
};
