import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

export type NewestPrice = { avg: number; unit: string; change: number | null; date: string };

/** The newest price of each product, of its best-documented series, and the change within a week. By product id; what is no id has none. */
export const newestPrices = async (db: Db, products: readonly string[]): Promise<ReadonlyMap<string, NewestPrice>> => {
  const ids = products.map(Number).filter(Number.isSafeInteger);
  const { rows } = await sql<Omit<NewestPrice, 'unit'> & { id: string }>`
    select distinct on (s.product_id) s.product_id::text as id, s.avg, s.chg_w as change, s.last_date as date
    from price_series s where s.product_id = any(${ids}::int[]) and s.headline and s.avg is not null
    order by s.product_id, s.quotes desc, s.id`.execute(db);
  return new Map(rows.map(({ id, ...price }) => [id, { ...price, unit: '元/公斤' }]));
};

export type WholesalePrice = { avg: number; date: string; market: string };

/** The newest price since a day of each product, of its best documented market, in 元/公斤 by product name. */
export const wholesaleOf = async (
  db: Db,
  names: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, WholesalePrice>> => {
  const { rows } = await sql<WholesalePrice & { name: string }>`
    select distinct on (p.name) p.name, s.avg, s.last_date as date, k.name as market
    from price_product p join price_series s on s.product_id = p.id and s.headline join market k on k.id = s.market_id
    where p.scope = 'market' and p.name = any(${names}::text[]) and s.avg > 0 and s.flag is null
      and s.last_date >= ${since}
    order by p.name, p.sample, s.quotes desc, s.id`.execute(db);
  return new Map(rows.map(({ name, ...price }) => [name, price]));
};
