import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Mean of the undoubted daily averages of a product in a market, 元/公斤 with two decimals. */
export type MarketMean = {
  market_id: string;
  product: string;
  group_name: string;
  spec: string;
  price: number;
};

/** All sample markets and products with quotes between two days, in the order of the price list. */
export const readMeans = async (db: Kysely<Database>, from: string, to: string): Promise<MarketMean[]> => {
  const { rows } = await sql<MarketMean>`
    select s.market_id, p.name as product, p.group_name, s.spec, round(avg(q.avg)::numeric, 2)::float8 as price
    from price_series s
    join price_product p on p.id = s.product_id
    join price_quote q on q.series_id = s.id and q.date between ${from} and ${to}
    where s.sample and s.scope = 'market' and q.avg is not null and q.flag is null
    group by s.id, p.id
    order by p.class_id <> '蔬菜', p.class_id <> '水果', p.class_id, p.rank`.execute(db);
  return rows;
};

/** The middle of what the markets ask for each product. */
export const mediansOf = (means: readonly MarketMean[]): Map<string, { price: number; markets: number }> => {
  const prices = new Map<string, number[]>();
  for (const { product, price } of means) prices.set(product, [...(prices.get(product) ?? []), price]);
  return new Map(
    [...prices].map(([product, values]) => {
      const sorted = values.sort((a, b) => a - b);
      const middle = sorted.length / 2;
      const pair = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
      return [product, { price: ((pair[0] ?? 0) + (pair[1] ?? 0)) / 2, markets: sorted.length }];
    }),
  );
};
