import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Mean of the undoubted daily averages of a product in a market, 元/公斤 with two decimals. */
export type MarketMean = {
  market_id: string;
  product: string;
  group_name: string;
  spec: string;
  price: number;
};

/** First and last day, both included. */
export type MeanSpan = { from: string; to: string };

/**
 * Means of all sample markets and products with quotes in each span, in the order of the price list. One statement for
 * all spans: each would look up every series anew.
 */
export const readMeans = async (db: Db, spans: readonly MeanSpan[]): Promise<(span: MeanSpan) => MarketMean[]> => {
  const keys = [...new Set(spans.map(keyOf))];
  const [froms, tos] = [keys.map((key) => key.slice(0, 10)), keys.map((key) => key.slice(11))];
  const { rows } = await sql<MarketMean & { span: number }>`
    select m.span, s.market_id, p.name as product, p.group_name, s.spec, m.price
    from (
      select given.no::int as span, q.series_id, round(avg(q.avg)::numeric, 2)::float8 as price
      from unnest(${froms}::date[], ${tos}::date[]) with ordinality as given (first, last, no)
      join price_quote q on q.date between given.first and given.last
      where q.date between ${froms.toSorted()[0] ?? null}::date and ${tos.toSorted().at(-1) ?? null}::date
        and q.avg is not null and q.flag is null
      group by 1, 2
    ) m
    join price_series s on s.id = m.series_id
    join price_product p on p.id = s.product_id
    where s.sample and s.scope = 'market'
    order by p.class_id <> '蔬菜', p.class_id <> '水果', p.class_id, p.rank`.execute(db);
  const found = new Map(keys.map((key): [string, MarketMean[]] => [key, []]));
  for (const { span, ...mean } of rows) found.get(keys[span - 1] ?? '')?.push(mean);
  return (span) => found.get(keyOf(span)) ?? [];
};

const keyOf = ({ from, to }: MeanSpan): string => `${from}/${to}`;

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
