import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type DerivedTables, dimension, measure, numbered, sampleTable, TIME } from './sample-table.ts';

type Scope = 'origin' | 'herb';
type Product = { id: number; name: string; group_name: string; scope: Scope; alias: string[] };

/** Prices of fruit where it is grown and of herbs by months, a table per product. */
export const scopedPriceTables = async (db: Db): Promise<DerivedTables> => {
  const { rows: products } = await sql<Product>`
    select id, name, group_name, scope, alias from price_product
    where sample and scope in ('origin', 'herb') order by scope desc, rank, id`.execute(db);
  return {
    tables: products.map(tableOf),
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

const PRICES = [
  measure('avg', '均价', '元/公斤', 2),
  measure('low', '最低', '元/公斤', 2),
  measure('high', '最高', '元/公斤', 2),
];

const tableOf = (product: Product) =>
  product.scope === 'herb'
    ? sampleTable({
        modelId: modelId(product),
        title: `${product.name}价格（月度，分药市）`,
        alias: product.alias.map((other) => `${other}价格`),
        description: `各药材市场${product.name}按规格与产地的月均价，由每期行情汇总；没有报价的月份没有行。`,
        path: ['中药材', '药材价格', product.group_name],
        freq: 'M',
        geoLevel: 'market',
        fields: [TIME, dimension('market', '药市'), dimension('spec', '规格'), dimension('origin', '产地'), ...PRICES],
        tags: ['药材价格', product.group_name],
        products: [product.name],
        lagDays: 2,
      })
    : sampleTable({
        modelId: modelId(product),
        title: `${product.name}产地价格（月度，分产地）`,
        alias: product.alias.map((other) => `${other}产地价格`),
        description: `${product.name}主要产地的月均价，分产地价与批发价；不在产季的月份没有行。`,
        path: ['农产品价格', '产地价格', product.group_name],
        freq: 'M',
        geoLevel: 'market',
        fields: [TIME, dimension('place', '产地'), dimension('type', '价格类型'), ...PRICES],
        tags: ['产地价格', product.group_name],
        products: [product.name],
        lagDays: 2,
      });
