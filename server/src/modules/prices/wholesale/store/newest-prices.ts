import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

export type NewestPrice = { avg: number; unit: string; change: number | null; date: string };

/** The newest price of each product, of its best-documented series, and the change within a week. By product id; what is no id has none. */
export const newestPrices = async (
  db: Kysely<Database>,
  products: readonly string[],
): Promise<ReadonlyMap<string, NewestPrice>> => {
  const ids = products.map(Number).filter(Number.isSafeInteger);
  const { rows } = await sql<Omit<NewestPrice, 'unit'> & { id: string }>`
    select distinct on (s.product_id) s.product_id::text as id, s.avg, s.chg_w as change, s.last_date as date
    from price_series s where s.product_id = any(${ids}::int[]) and s.headline and s.avg is not null
    order by s.product_id, s.quotes desc, s.id`.execute(db);
  return new Map(rows.map(({ id, ...price }) => [id, { ...price, unit: '元/公斤' }]));
};
