import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { derivedTable } from './derived-table.ts';
import { type DerivedTables, numbered } from './sample-table.ts';

type Scope = 'origin' | 'herb';
type Product = { id: number; name: string; group_name: string; scope: Scope; alias: string[] };

/** Prices of fruit where it is grown and of herbs by months, a table per product. */
export const scopedPriceTables = async (db: Db): Promise<DerivedTables> => {
  const { rows: products } = await sql<Product>`
    select id, name, group_name, scope, alias from price_product
    where sample and scope in ('origin', 'herb') order by scope desc, rank, id`.execute(db);
  return {
    tables: products.map((product) => derivedTable(`${product.scope}-month`, product)),
    rows: (numbers) => {
      const chosen = numbered(products, modelId, numbers);
      const ids = chosen.map(({ item }) => item.id);
      return sql`
        select k.no, to_char(m.month, 'YYYY-MM'), '', m.market, m.spec, m.origin, '',
          array[round(m.avg::numeric, 2)::float8, m.low, m.high], (m.month + interval '1 month')::date
        from (
          select s.product_id, case when s.scope = 'origin' then coalesce(r.area, '') || r.name else r.name end as market,
            s.spec, case when s.scope = 'herb' then coalesce(s.origin, '') else '' end as origin,
            date_trunc('month', q.date)::date as month, avg(q.avg) as avg, min(q.avg) as low, max(q.avg) as high
          from price_quote q join price_series s on s.id = q.series_id join market r on r.id = s.market_id
          where s.sample and s.product_id = any(${ids}::int[]) and q.avg is not null group by 1, 2, 3, 4, 5
        ) m join unnest(${ids}::int[], ${chosen.map(({ no }) => no)}::int[]) as k (id, no)
          on k.id = m.product_id`;
    },
  };
};

const modelId = ({ id, scope }: Product): string => `${scope}-${id}-month`;
