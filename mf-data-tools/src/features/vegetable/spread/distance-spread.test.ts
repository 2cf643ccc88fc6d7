import type { PriceRow } from '@bee/contracts/entity/price';
import { spreadsFrom } from './distance-spread.tsx';

const row = (market_id: string, price_avg: number | null, stale_days = 0) =>
  ({ market_id, market: market_id, province: '河北省', price_avg, stale_days }) as PriceRow;
const places = [
  { id: 'a', lng: 116.4, lat: 39.9 },
  { id: 'b', lng: 117.2, lat: 39.1 },
  { id: 'c', lng: null, lat: null },
  { id: 'd', lng: 121.5, lat: 31.2 },
];

describe('price differences over the distance', () => {
  it('are those of markets with a location and a fresh price, and may be negative', () => {
    const own = row('a', 4);
    const spreads = spreadsFrom(own, [own, row('b', 3.5), row('c', 9), row('d', 9, 8), row('e', 5)], places);
    expect(spreads.map(({ id, more }) => [id, more])).toEqual([['b', -0.5]]);
    expect(spreads[0]?.km).toBeGreaterThan(130);
    expect(spreads[0]?.km).toBeLessThan(180);
  });

  it('are none without a price of the market itself', () => {
    expect(spreadsFrom(row('a', null), [row('b', 3)], places)).toEqual([]);
  });
});
