import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Brings the latest figures of all price series up to their quotes: newest quote, changes, sparkline, and which series
 * speaks for its product. To be called in the transaction that changed quotes. Series without quotes and products
 * without series disappear.
 *
 * A change compares with the newest quote at or before the compared day, and is null when that one is over 7 days older.
 */
export const refreshSeries = async (db: Kysely<Database>): Promise<void> => {
  await sql`delete from price_series s where not exists (select 1 from price_quote q where q.series_id = s.id)`.execute(
    db,
  );
  await sql`delete from price_product p where not exists (select 1 from price_series s where s.product_id = p.id)`.execute(
    db,
  );
  await FIGURES.execute(db);
  await HEADLINES.execute(db);
  await sql`analyze price_series, price_quote`.execute(db);
};

const FIGURES = sql`
  update price_series s
  set quotes = f.quotes, first_date = f.first_date, last_date = f.last_date, prev_date = f.prev_date,
      low = f.low, avg = f.avg, high = f.high, unit = f.unit, flag = f.flag,
      source_low = f.source_low, source_avg = f.source_avg, source_high = f.source_high,
      chg_d = f.chg_d, chg_w = f.chg_w, chg_m = f.chg_m, chg_y = f.chg_y, spark = f.spark
  from (
    select s.id, span.quotes, span.first_date, span.last_date, d.date as prev_date,
      last.low, last.avg, last.high, last.unit, last.flag, last.source_low, last.source_avg, last.source_high,
      price_change(last.avg, d.avg) as chg_d, price_change(last.avg, w.avg) as chg_w,
      price_change(last.avg, m.avg) as chg_m, price_change(last.avg, y.avg) as chg_y,
      price_spark(s.id, span.last_date) as spark
    from price_series s
    join (
      select series_id, count(*)::int as quotes, min(date) as first_date, max(date) as last_date
      from price_quote group by series_id
    ) span on span.series_id = s.id
    join price_quote last on last.series_id = s.id and last.date = span.last_date
    left join lateral price_before(s.id, span.last_date - 1) d on true
    left join lateral price_before(s.id, span.last_date - 7) w on true
    left join lateral price_before(s.id, span.last_date - 30) m on true
    left join lateral price_before(s.id, span.last_date - 365) y on true
  ) f
  where f.id = s.id`;

const HEADLINES = sql`
  update price_series s
  set headline = f.place = 1, market_count = f.market_count
  from (
    select s.id, n.market_count,
      row_number() over (partition by s.product_id, s.spec order by s.quotes desc, s.id) as place
    from price_series s
    join (select product_id, count(distinct market_id)::int as market_count from price_series group by product_id) n
      on n.product_id = s.product_id
  ) f
  where f.id = s.id and (s.headline, s.market_count) is distinct from (f.place = 1, f.market_count)`;
