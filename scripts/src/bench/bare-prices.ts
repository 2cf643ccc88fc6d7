import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import { LAST_DAY } from './bench-prices.ts';

// The queries of price-speed.ts without our derived tables: the figures of the newest day are computed from all quotes.

/**
 * Newest quote of every series with its change, from quotes of 30 days: a lower bound, because the list also has a
 * sparkline.
 */
const NEWEST = sql`
  select * from (
    select q.series_id, q.date, q.avg, q.flag, s.product_id, s.market_id, s.headline,
      100 * (q.avg / lag(q.avg) over w - 1) as chg_d, avg(q.avg) over w as mean30,
      row_number() over (partition by q.series_id order by q.date desc) as nth
    from price_quote q join price_series s on s.id = q.series_id
    where q.date > ${LAST_DAY}::date - 30
    window w as (partition by q.series_id order by q.date)
  ) f where nth = 1`;

export const bareList = (db: Db) =>
  sql`select f.*, p.name, k.name as market, count(*) over () as total
    from (${NEWEST}) f join price_product p on p.id = f.product_id join market k on k.id = f.market_id
    where f.headline order by p.class_id, p.rank limit 20`.execute(db);

export const bareSeries = (db: Db, series: number, from: string) =>
  sql`select date, low, avg, high, flag from price_quote
    where series_id = ${series} and date between ${from}::date and ${LAST_DAY}::date order by date`.execute(db);

export const bareIndex = (db: Db) =>
  sql`select p.class_id, p.group_name, avg(100 * f.avg / f.mean30) as index, avg(f.chg_d) as chg_d
    from (${NEWEST}) f join price_product p on p.id = f.product_id where f.headline group by 1, 2`.execute(db);

export const bareMovers = (db: Db) =>
  sql`(select * from (${NEWEST}) f where f.headline and chg_d > 0 order by chg_d desc limit 10)
    union all (select * from (${NEWEST}) f where f.headline and chg_d < 0 order by chg_d limit 10)`.execute(db);
