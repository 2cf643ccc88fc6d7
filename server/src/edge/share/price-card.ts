import type { DataFor, OperationId } from '@bee/contracts/operations';
import { formatPrice } from '@bee/domain/format';
import type { LoadContext } from '../../cache/cache.ts';
import type { ShareCard } from './share-picture.ts';

export type PriceAddress = { type: string; group: string; name: string };
type Call = <Id extends OperationId>(operation: Id, request: object, context: LoadContext) => Promise<DataFor<Id>>;

/** Rungs of the ladder: the cheapest market, the dearest, and two between them. */
const RUNGS = 4;
/** Quotes older than this are not compared. */
const MAX_AGE_DAYS = 7;

/** The share card of a product's price page: its newest price, the change, and the latest quotes of markets. */
export const readPriceCard = async (api: Call, product: PriceAddress, context: LoadContext): Promise<ShareCard> => {
  const { latest, name, source } = await api('vegetable/getDetail', product, context);
  const { group } = product;
  const spec = latest.spec ?? undefined;
  const { list } = await api('vegetable/getMarketList', { group, name: product.name, spec, limit: 100 }, context);
  const quotes = list
    .flatMap(({ market, price_avg: price, stale_days }) =>
      price === null || stale_days > MAX_AGE_DAYS ? [] : [{ market, price }],
    )
    .sort((a, b) => a.price - b.price);
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
      rungs: spread(quotes, RUNGS),
    },
  };
};

/** At most so many, the first and the last among them. */
const spread = <Item>(items: readonly Item[], count: number): Item[] => {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)] as Item);
};
