import { queryRow, queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { FIGURE_COLUMNS, type FigureRow, figureJoins, figures } from '../../wholesale/store/price-figures.ts';

export type FruitKey = { production_area: string; category: string; type: string; addr: string; unit: string };

/** Filter options with the number of series; limited to one kind of price if given. */
export const countChoices = (db: Db, type: string | undefined) => queryRow<{
  types: { id: string; title: string; count: number }[];
  categories: { value: string; group: string; count: number }[];
  areas: { value: string; province: string | null; count: number }[];
  units: { value: string; count: number }[];
  min: string | null;
  max: string | null;
}>(db)`
    with every as (
      select s.spec as type, s.variant as unit, p.name, p.group_name, p.rank, k.area, k.province, k.adcode,
        s.first_date, s.last_date
      from price_series s join price_product p on p.id = s.product_id join market k on k.id = s.market_id
      where s.scope = 'origin'
    ), chosen as (select * from every where ${type ?? null}::text is null or type = ${type ?? null})
    select
      (select coalesce(json_agg(t order by t.count desc, t.id), '[]') from (
        select type as id, type as title, count(*)::int as count from every group by type) t) as types,
      (select coalesce(json_agg(json_build_object('value', c.name, 'group', c.group_name, 'count', c.count) order by c.rank), '[]')
        from (select name, group_name, min(rank) as rank, count(*)::int as count from chosen group by 1, 2) c) as categories,
      (select coalesce(json_agg(json_build_object('value', a.area, 'province', a.province, 'count', a.count)
          order by a.adcode, a.area), '[]')
        from (select area, min(province) as province, min(adcode) as adcode, count(*)::int as count
          from chosen where area is not null group by 1) a) as areas,
      (select coalesce(json_agg(u order by u.count desc, u.value), '[]') from (
        select unit as value, count(*)::int as count from chosen group by 1) u) as units,
      (select min(first_date) from chosen) as min, (select max(last_date) from chosen) as max`;

type OriginFilter = { category?: string | undefined; production_area?: string | undefined; type?: string | undefined };

/** Production areas with their addresses. */
export const listOrigins = (db: Db, { category, production_area, type }: OriginFilter) => queryRows<{
  production_area: string;
  province: string | null;
  count: number;
  addrs: { addr: string; count: number }[];
}>(db)`
    select area as production_area, min(province) as province, sum(count)::int as count,
      json_agg(json_build_object('addr', addr, 'count', count) order by count desc, addr) as addrs
    from (
      select k.area, k.province, k.adcode, k.name as addr, count(*)::int as count
      from price_series s join price_product p on p.id = s.product_id join market k on k.id = s.market_id
      where s.scope = 'origin' and k.area is not null
        and (${category ?? null}::text is null or p.match_key = ${matchKey(category ?? '')})
        and (${production_area ?? null}::text is null or k.area = ${production_area ?? null})
        and (${type ?? null}::text is null or s.spec = ${type ?? null})
      group by 1, 2, 3, 4
    ) a group by area order by min(adcode), area`;

export type FruitSeries = FigureRow & { product_id: number; source_id: number; alias: string[] };

/** The series of a key. If the category occurs in several groups, the best documented series wins. */
export const findFruit = (db: Db, key: FruitKey) => queryRow<FruitSeries>(db)`
    select ${FIGURE_COLUMNS}, f.product_id, f.source_id, p.alias
    from ${figures(undefined, 'origin')} ${figureJoins('origin')}
    where p.match_key = ${matchKey(key.category)} and k.area = ${key.production_area} and k.name = ${key.addr}
      and f.spec = ${key.type} and f.variant = ${key.unit}
    order by f.quotes desc, f.id limit 1`;

/** Kinds and units in which a fruit is priced at an address. */
export const listKinds = (db: Db, { product_id, market_id }: FruitSeries) =>
  db
    .selectFrom('price_series')
    .where('product_id', '=', product_id)
    .where('market_id', '=', market_id)
    .select(['id', 'spec as type', 'variant as unit'])
    .orderBy('quotes', 'desc')
    .orderBy('id')
    .execute();

/** Averages of the newest quotes of all addresses within the week up to the day, without doubtful quotes. */
export const readAverages = (db: Db, series: FruitSeries) => queryRow<{
  area_avg: number | null;
  area_n: number;
  national_avg: number | null;
  national_median: number | null;
  n: number;
  low: number | null;
  high: number | null;
}>(db)`
    select round((avg(q.avg) filter (where k.area = ${series.area}))::numeric, 2)::float8 as area_avg,
      (count(q.avg) filter (where k.area = ${series.area}))::int as area_n,
      round(avg(q.avg)::numeric, 2)::float8 as national_avg,
      round((percentile_cont(0.5) within group (order by q.avg))::numeric, 2)::float8 as national_median,
      count(q.avg)::int as n, min(q.avg) as low, max(q.avg) as high
    from price_series s join market k on k.id = s.market_id
    cross join lateral price_before(s.id, ${series.date}::date) q
    join price_quote one on one.series_id = s.id and one.date = q.date and one.flag is null
    where s.product_id = ${series.product_id} and s.spec = ${series.spec}`;
