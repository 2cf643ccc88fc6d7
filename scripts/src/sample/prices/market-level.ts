import { capitals } from '@bee/domain/road-distance';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { type DrawnMarket, drawnMarkets } from './markets.ts';

/** What a kilogram costs per kilometre by lorry, 元; estimate, order of magnitude. */
const FREIGHT = 0.0003;
/** Freight is part of the price of cheap products, but cheap products are not hauled across the country. */
const MAX_SHARE = 0.22;

const levels = new Map<string, number>();

/**
 * Price of a product in a market against that in the reference market: what the way from where it grows costs more or
 * less, and what the market is like.
 */
export const marketLevel = (product: Produce, market: DrawnMarket): number => {
  const key = `${product.name} ${market.id}`;
  const known = levels.get(key);
  if (known !== undefined) return known;
  const [reference = market] = drawnMarkets;
  const freight = (FREIGHT * (wayTo(product, market) - wayTo(product, reference))) / product.base;
  const level = market === reference ? 1 : market.cost * (1 + Math.max(-MAX_SHARE, Math.min(MAX_SHARE, freight)));
  levels.set(key, level);
  return level;
};

/** Kilometres to the nearest place that sends the product, as the mean of the months in which one does. */
const wayTo = ({ origins }: Produce, market: DrawnMarket): number => {
  const nearest = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) => {
    const ways = origins
      .filter(({ from, to }) => (from <= to ? month >= from && month <= to : month >= from || month <= to))
      .map(({ adcode }) => distance(capitals[adcode.slice(0, 2)] ?? [market.lng, market.lat], market));
    return ways.length > 0 ? [Math.min(...ways)] : [];
  });
  return nearest.reduce((sum, way) => sum + way, 0) / Math.max(1, nearest.length);
};

const KM_PER_DEGREE = 111.2;

const distance = ([lng, lat]: readonly [number, number], market: DrawnMarket): number =>
  KM_PER_DEGREE * Math.hypot(lat - market.lat, (lng - market.lng) * Math.cos((Math.PI * (lat + market.lat)) / 360));
