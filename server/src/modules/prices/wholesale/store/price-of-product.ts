import type { ProductPrice } from '@bee/contracts/resource/product';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { marketProductLink } from '../../../../page-links.ts';
import { matchKey } from '../../../../text/match-key.ts';

/**
 * The newest wholesale price that is not doubtful, of a product known by any of the names; earlier names take
 * precedence. Null without a quote since the given day.
 */
export const priceOfProduct = async (db: Db, names: readonly string[], since: string): Promise<ProductPrice | null> => {
  if (names.length === 0) return null;
  const { rows } = await sql<Omit<ProductPrice, 'unit' | 'to'> & { group_name: string }>`
    select p.group_name, p.name as product, s.avg as price_avg, s.last_date as date, k.name as market, s.chg_d,
      s.market_count, coalesce(s.spark, '{}') as spark, o.name as source_name, s.sample
    from unnest(${names.map(matchKey)}::text[]) with ordinality as wanted (name, place)
    join price_product p on p.scope = 'market' and (p.match_key = wanted.name or wanted.name = any(p.alias))
    join price_series s on s.product_id = p.id and s.headline
    join market k on k.id = s.market_id
    join data_source o on o.id = s.source_id
    where s.avg > 0 and s.flag is null and s.last_date >= ${since}
    order by p.sample, (p.match_key <> wanted.name), wanted.place, s.quotes desc, s.id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { group_name, ...price } = row;
  return { ...price, unit: '元/公斤', to: marketProductLink(group_name, price.product) };
};
