import { sql } from 'kysely';
import { queryRow, queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { figures } from './price-figures.ts';

/** Classes and groups with their number of products. */
export const countGroups = (db: Db) => queryRows<{ class_id: string; group_name: string; products: number }>(db)`
    select class_id, group_name, count(*)::int as products
    from price_product p where scope = 'market' group by 1, 2 order by ${GROUP_ORDER}`;

export const listMarkets = async (db: Db) =>
  db
    .selectFrom('market as k')
    .innerJoin('price_series as s', 's.market_id', 'k.id')
    .where('s.scope', '=', 'market')
    .select(['k.id', 'k.name', 'k.adcode', 'k.province', 'k.city', 'k.lng', 'k.lat'])
    .select(({ fn }) => fn.max('s.last_date').as('last_report_at'))
    .groupBy('k.id')
    .orderBy('k.adcode')
    .orderBy('k.id')
    .execute();

/** First and last day with a price, by two lookups; nulls before any price exists. */
export const readDates = (db: Db) => queryRow<{ min: string | null; max: string | null }>(db)`
    select first_date as min, last_date as max from price_span`;

/** Date range and counts of all prices. */
export const readSpan = (db: Db) => queryRow<{
  min: string | null;
  max: string | null;
  series: number;
  products: number;
  markets: number;
  units: string[];
}>(db)`
    select min(first_date) as min, max(last_date) as max, count(*)::int as series,
      count(distinct product_id)::int as products, count(distinct market_id)::int as markets,
      coalesce(array_agg(distinct unit) filter (where unit is not null), '{}') as units
    from price_series where scope = 'market'`;

/**
 * Number of quotes, products and markets on a day (by default the newest); uses one lookup per series instead of
 * scanning all quotes of the day.
 */
export const countDay = (db: Db, date: string | undefined) => queryRow<{
  date: string | null;
  quotes: number;
  products: number;
  markets: number;
}>(db)`
    select day.date, count(s.id)::int as quotes, count(distinct s.product_id)::int as products,
      count(distinct s.market_id)::int as markets
    from (select coalesce(${date ?? null}::date, max(last_date)) as date from price_series where scope = 'market') day
    left join price_series s on s.scope = 'market' and ${
      date
        ? sql`exists (select from price_quote q where q.series_id = s.id and q.date = ${date}::date)`
        : sql`s.last_date = day.date`
    }
    group by day.date`;

export type GroupIndexRow = {
  class_id: string;
  group_name: string;
  index: number | null;
  chg_d: number | null;
  chg_w: number | null;
  chg_y: number | null;
  up: number;
  down: number;
  flat: number;
};

/** Per group: the mean ratio of price to its own 30-day mean, times 100, and the mean changes. */
export const readGroupIndex = (db: Db, date: string | undefined) => queryRows<GroupIndexRow>(db)`
    select p.class_id, p.group_name,
      round(avg(100 * f.avg / f.mean30)::numeric, 1)::float8 as index,
      round(avg(f.chg_d)::numeric, 1)::float8 as chg_d,
      round(avg(f.chg_w)::numeric, 1)::float8 as chg_w,
      round(avg(f.chg_y)::numeric, 1)::float8 as chg_y,
      count(*) filter (where f.chg_d > 0)::int as up,
      count(*) filter (where f.chg_d < 0)::int as down,
      count(*) filter (where f.chg_d = 0)::int as flat
    from ${figures(date)}
    join price_product p on p.id = f.product_id
    cross join price_span span
    where ${isCompared(date)}
    group by 1, 2
    order by ${GROUP_ORDER}`;

/** The prices that the index compares, with their 30 days up to `date`. */
export const readCompared = (db: Db, date: string | undefined) => queryRows<{
  date: string;
  mean30: number;
  chg_d: number | null;
  spark: (number | null)[];
}>(db)`
    select f.date, f.mean30, f.chg_d, coalesce(f.spark, price_spark(f.id, f.date)) as spark
    from ${figures(date)}
    cross join price_span span
    where ${isCompared(date)} and f.mean30 is not null`;

/** One current price per product, without monthly and doubtful ones. */
const isCompared = (date: string | undefined) => sql`
  f.headline and not f.monthly and f.flag is null and f.date > coalesce(${date ?? null}::date, span.last_date) - 7`;

const GROUP_ORDER = sql`p.class_id <> '蔬菜', p.class_id <> '水果', p.class_id, min(p.rank)`;
