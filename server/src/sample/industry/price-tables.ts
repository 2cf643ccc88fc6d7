import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { derivedTable } from './derived-table.ts';
import { type DerivedTables, numbered } from './sample-table.ts';

type Product = { id: number; name: string; group_name: string; class_id: string; alias: string[] };

/** The prices of wholesale markets by months, a table per product; by weeks, a table per group. */
export const priceTables = async (db: Db): Promise<DerivedTables[]> => {
  const products = await db
    .selectFrom('price_product')
    .select(['id', 'name', 'group_name', 'class_id', 'alias'])
    .where('sample', '=', true)
    .where('scope', '=', 'market')
    .orderBy('rank')
    .execute();
  const { rows: markets } = await sql<{ adcode: string | null }>`
    select distinct k.adcode from market k join price_series s on s.market_id = k.id and s.scope = 'market'
    where k.sample`.execute(db);
  return [monthly(products, placesOf(markets)), weekly(products)];
};

/** Cities with their provinces. */
const placesOf = (markets: readonly { adcode: string | null }[]): string[] => [
  ...new Set(markets.flatMap(({ adcode }) => (adcode ? [`${adcode.slice(0, 4)}00`, `${adcode.slice(0, 2)}0000`] : []))),
];

const monthId = ({ id }: Product): string => `price-${id}-month`;

const monthly = (products: readonly Product[], marketPlaces: string[]): DerivedTables => ({
  tables: products.map((product) => ({ ...derivedTable('wholesale-month', product), marketPlaces })),
  rows: (numbers) => {
    const chosen = numbered(products, monthId, numbers);
    const ids = chosen.map(({ item }) => item.id);
    return sql`
      select k.no, to_char(m.month, 'YYYY-MM'), '', m.name, '', '', '',
        array[round(m.avg::numeric, 2)::float8, m.low, m.high, m.days], (m.month + interval '1 month')::date
      from (
        select s.product_id, r.name, date_trunc('month', q.date)::date as month, avg(q.avg) as avg, min(q.low) as low,
          max(q.high) as high, count(*)::float8 as days
        from price_quote q join price_series s on s.id = q.series_id join market r on r.id = s.market_id
        where s.sample and s.scope = 'market' and q.flag is null and s.product_id = any(${ids}::int[]) group by 1, 2, 3
      ) m join unnest(${ids}::int[], ${chosen.map(({ no }) => no)}::int[]) as k (id, no)
        on k.id = m.product_id`;
  },
});

const groupsOf = (products: readonly Product[]) => {
  const groups = new Map<string, Product[]>();
  for (const product of products) groups.set(product.group_name, [...(groups.get(product.group_name) ?? []), product]);
  return [...groups].map(([group, members], place) => ({ group, members, no: place + 1 }));
};

const weekly = (products: readonly Product[]): DerivedTables => {
  const groups = groupsOf(products);
  return {
    tables: groups.map(({ group, members, no }) => {
      const products = members.map(({ name }) => name);
      const table = derivedTable('wholesale-week', { name: group, no, alias: [group] });
      const fields = table.fields.map((field) => (field.field === 'product' ? { ...field, order: products } : field));
      return { ...table, fields, products };
    }),
    rows: (numbers) => {
      const chosen = numbered(groups, ({ no }) => `price-group-${no}-week`, numbers);
      const given = chosen.flatMap(({ item, no }) => item.members.map(({ id }) => ({ id, no })));
      return sql`
        select k.no, to_char(m.week, 'YYYY-MM-DD'), '', m.name, '', '', '',
          array[round(m.avg::numeric, 2)::float8, m.low, m.high], (m.week + 7)::date
        from (
          select s.product_id, p.name, date_trunc('week', q.date)::date as week, avg(q.avg) as avg, min(q.low) as low,
            max(q.high) as high
          from price_quote q join price_series s on s.id = q.series_id join price_product p on p.id = s.product_id
          where s.sample and s.scope = 'market' and q.flag is null
            and s.market_id = (select market_id from price_series where sample and scope = 'market' order by quotes desc, id limit 1)
          group by 1, 2, 3
        ) m join unnest(${given.map(({ id }) => id)}::int[], ${given.map(({ no }) => no)}::int[]) as k (id, no)
          on k.id = m.product_id`;
    },
  };
};
