import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import type { Product } from './find-products.ts';

/** The quoted day of a product nearest to a day without quotes, not before `since`; the newest if `day` is null. */
export const nearestDay = async (
  db: Kysely<Database>,
  { group, name }: Product,
  day: string | null,
  { markets, since = '0001-01-01' }: { markets: readonly string[]; since?: string | undefined },
): Promise<string | null> => {
  const here = markets.length > 0 ? sql`and s.market_id = any(${markets}::text[])` : sql``;
  const { rows } = await sql<{ date: string }>`
    with series as (
      select s.id from price_series s join price_product p on p.id = s.product_id
      where p.scope = 'market' and p.group_name = ${group} and p.match_key = ${matchKey(name)} ${here}
    ), near as (
      (select q.date from price_quote q join series s on s.id = q.series_id
       where q.avg is not null and q.date between ${since}::date and ${day ?? '9999-12-31'}::date order by q.date desc limit 1)
      union all
      (select q.date from price_quote q join series s on s.id = q.series_id
       where q.avg is not null and q.date > ${day ?? '9999-12-31'}::date order by q.date limit 1)
    )
    select date from near order by abs(date - ${day ?? '9999-12-31'}::date), date limit 1`.execute(db);
  return rows[0]?.date ?? null;
};
