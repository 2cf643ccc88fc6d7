import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { FIGURE_COLUMNS, FIGURE_JOINS, type FigureRow, figures } from '../../wholesale/store/price-figures.ts';
import type { Product } from './find-products.ts';

/** The quoted day of a product nearest to a day without quotes, not before `since`; the newest if `day` is null. */
export const nearestDay = async (
  db: Db,
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

/** The newest quote of each product and specification in its best-documented market, in the order of the products. */
export const newestOfEach = async (db: Db, products: readonly Product[]): Promise<FigureRow[]> => {
  const { rows } = await sql<FigureRow>`
    select ${FIGURE_COLUMNS} from ${figures(undefined)} ${FIGURE_JOINS}
    where f.headline and f.avg is not null and p.group_name || '/' || p.name = any(${products.map(keyOf)})
    order by array_position(${products.map(keyOf)}, p.group_name || '/' || p.name), f.quotes desc, f.id`.execute(db);
  return rows;
};

const keyOf = ({ group, name }: Product): string => `${group}/${name}`;

/** The newest quote of a series within the week up to each day, in the order of the days. */
export const quotesBefore = async (
  db: Db,
  seriesId: string,
  days: readonly string[],
): Promise<({ date: string; avg: number } | null)[]> => {
  const { rows } = await sql<{ day: string; date: string; avg: number }>`
    select d.day::text, b.date, b.avg from unnest(${days}::date[]) d(day)
    cross join lateral price_before(${Number(seriesId)}, d.day) b where b.avg is not null`.execute(db);
  return days.map((day) => rows.find((row) => row.day === day) ?? null);
};

export type MonthMean = { month: number; mean: number; years: number };
export type YearMean = { year: number; mean: number; months: number };
export type Season = {
  name: string;
  spec: string;
  market: string;
  source_name: string;
  sample: boolean;
  first: string;
  last: string;
  months: MonthMean[];
  years: YearMean[];
};

/**
 * Mean of each calendar month over the years of the best-documented series, every year with the same weight, and of each
 * year, every month with the same weight. Without doubtful quotes and those before `since`.
 */
export const readMonths = async (
  db: Db,
  { group, name }: Product,
  { markets, since = '0001-01-01' }: { markets: readonly string[]; since?: string | undefined },
): Promise<Season | null> => {
  const here = markets.length > 0 ? sql`and s.market_id = any(${markets}::text[])` : sql``;
  const { rows } = await sql<Season>`
    with series as (
      select s.*, p.name, k.name as market, o.name as source_name
      from price_series s join price_product p on p.id = s.product_id join market k on k.id = s.market_id
      join data_source o on o.id = s.source_id
      where p.scope = 'market' and p.group_name = ${group} and p.name = ${name} ${here}
      order by s.headline desc, s.quotes desc, s.id limit 1
    ), monthly as (
      select date_trunc('month', q.date) as month, avg(q.avg) as mean, min(q.date) as first, max(q.date) as last
      from series s join price_quote q on q.series_id = s.id
      where q.date >= ${since}::date and q.avg is not null and q.flag is null group by 1
    ), season as (
      select extract(month from month)::int as month, round(avg(mean)::numeric, 2)::float8 as mean, count(*)::int as years
      from monthly group by 1
    )
    select name, spec, market, source_name, sample, (select min(first) from monthly) as first,
      (select max(last) from monthly) as last,
      (select json_agg(m order by m.month) from season m) as months,
      (select json_agg(y order by y.year) from (
        select extract(year from month)::int as year, round(avg(mean)::numeric, 2)::float8 as mean, count(*)::int as months
        from monthly group by 1
      ) y) as years
    from series`.execute(db);
  const [found] = rows;
  return found?.months ? found : null;
};
