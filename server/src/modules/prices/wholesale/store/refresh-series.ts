import { daysBetween } from '@bee/domain/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/**
 * The quotes changed by an import or a job: series with added, corrected or deleted quotes, and the range of days.
 * `partial`: one of many changes, after which `analyzeQuotes` is called once.
 */
export type ChangedQuotes = { series: readonly number[]; from: string; to: string; partial?: boolean };

/** Changes that span more days than this require new planner statistics. */
const MANY_DAYS = 31;

/**
 * Refreshes the latest figures of price series from their quotes: newest quote, changes, sparkline, and the headline
 * series of each product. Must be called inside the transaction that changed the quotes. Deletes series without quotes
 * and products without series.
 *
 * A change compares with the newest quote at or before the compared day, and is null if that quote is more than 7 days
 * older. For series that are quoted once a month it compares with the previous month and with the same month of the
 * previous year.
 * @param changed if omitted, all series are refreshed and all their quotes counted
 * @param reduced products that lost series before
 */
export const refreshSeries = async (
  db: Db,
  changed?: ChangedQuotes,
  reduced: readonly number[] = [],
): Promise<void> => {
  // Asked before series without quotes are deleted.
  const products = changed && [...(await productsOf(db, changed.series)), ...reduced];
  if (changed?.series.length !== 0) await refreshFigures(db, changed);
  await sql`delete from price_product p where not exists (select 1 from price_series s where s.product_id = p.id)`.execute(
    db,
  );
  await headlines(products).execute(db);
  if (changed?.partial) return;
  await sql`analyze price_series, price_series_year`.execute(db);
  if (!changed || daysBetween(changed.from, changed.to) > MANY_DAYS) await analyzeQuotes(db, changed);
};

/**
 * Analyzes the partitions of the changed years. The whole table, which takes seconds, is analyzed only if everything
 * may have changed, or if its statistics cover less than half of the rows.
 */
export const analyzeQuotes = async (db: Db, changed?: ChangedQuotes): Promise<void> => {
  if (changed) {
    const { rows: years } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'price_quote'::regclass`.execute(db);
    for (const { name } of years) {
      const year = Number(name.replace('price_quote_', ''));
      if (year >= yearOf(changed.from) && year <= yearOf(changed.to)) await sql`analyze ${sql.table(name)}`.execute(db);
    }
    const { rows } = await sql<{ enough: boolean }>`
      select 2 * p.reltuples >= sum(greatest(c.reltuples, 0)) as enough
      from pg_class p join pg_inherits i on i.inhparent = p.oid join pg_class c on c.oid = i.inhrelid
      where p.oid = 'price_quote'::regclass and p.reltuples > 0 group by p.reltuples`.execute(db);
    if (rows[0]?.enough) return;
  }
  await sql`analyze price_quote`.execute(db);
};

const refreshFigures = async (db: Db, changed: ChangedQuotes | undefined): Promise<void> => {
  const of = (id: string) => (changed ? sql`${sql.ref(id)} = any(${changed.series}::int[])` : sql`true`);
  const [from, to] = changed ? [yearOf(changed.from), yearOf(changed.to)] : [null, null];
  const inYears = changed ? sql`q.date between make_date(${from}, 1, 1) and make_date(${to}, 12, 31)` : sql`true`;
  const years = changed ? sql`y.year between ${from} and ${to}` : sql`true`;
  await sql`delete from price_series_year y where ${of('y.series_id')} and ${years}`.execute(db);
  await sql`
    insert into price_series_year
    select q.series_id, extract(year from q.date), count(*), min(q.date), max(q.date),
      bit_or(set_bit(0::bit(366), extract(doy from q.date)::int - 1, 1))
    from price_quote q where ${of('q.series_id')} and ${inYears} group by 1, 2`.execute(db);
  await sql`
    delete from price_series s
    where ${of('s.id')} and not exists (select 1 from price_series_year y where y.series_id = s.id)`.execute(db);
  await figures(of('y.series_id')).execute(db);
};

/** Sparklines are read for all series at once: a lookup per series and day takes ten times as long. */
const figures = (chosen: RawBuilder<unknown>) => sql`
  with span as materialized (
    select y.series_id as id, sum(y.quotes)::int as quotes, min(y.first_date) as first_date,
      max(y.last_date) as last_date, bool_or(k.monthly) as monthly
    from price_series_year y join price_series k on k.id = y.series_id where ${chosen} group by 1
  ), sparkline as (
    select span.id, array_agg(q.avg order by ago desc) as spark
    from span cross join generate_series(0, 29) ago
    left join price_quote q on q.series_id = span.id and q.date = span.last_date - ago
    group by 1
  )
  update price_series s
  set quotes = f.quotes, first_date = f.first_date, last_date = f.last_date, prev_date = f.prev_date,
      low = f.low, avg = f.avg, high = f.high, unit = f.unit, flag = f.flag,
      source_low = f.source_low, source_avg = f.source_avg, source_high = f.source_high,
      chg_d = f.chg_d, chg_w = f.chg_w, chg_m = f.chg_m, chg_y = f.chg_y,
      spark = f.spark, mean30 = (select avg(v) from unnest(f.spark) v)
  from (
    select span.*, coalesce(d.date, case when span.monthly then m.date end) as prev_date,
      last.low, last.avg, last.high, last.unit, last.flag, last.source_low, last.source_avg, last.source_high,
      price_change(last.avg, d.avg) as chg_d, price_change(last.avg, w.avg) as chg_w,
      price_change(last.avg, m.avg) as chg_m, price_change(last.avg, y.avg) as chg_y,
      sparkline.spark
    from span join sparkline using (id)
    join price_quote last on last.series_id = span.id and last.date = span.last_date
    left join lateral price_before(span.id, span.last_date - 1) d on true
    left join lateral price_before(span.id, span.last_date - 7) w on true
    left join lateral (
      select * from price_before(span.id, span.last_date - 30) where not span.monthly
      union all select * from price_of_month(span.id, span.last_date, 1) where span.monthly
    ) m on true
    left join lateral (
      select * from price_before(span.id, span.last_date - 365) where not span.monthly
      union all select * from price_of_month(span.id, span.last_date, 12) where span.monthly
    ) y on true
  ) f
  where f.id = s.id`;

const productsOf = async (db: Db, series: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from price_series where id = any(${series}::int[])`.execute(db);
  return rows.map(({ id }) => id);
};

const headlines = (products: readonly number[] | undefined) => {
  const chosen = products ? sql`where product_id = any(${products}::int[])` : sql``;
  return sql`
    update price_series s
    set headline = f.place = 1, market_count = f.market_count
    from (
      select s.id, n.market_count,
        row_number() over (partition by s.product_id, s.spec, s.variant order by s.quotes desc, s.id) as place
      from (select * from price_series ${chosen}) s
      join (select product_id, count(distinct market_id)::int as market_count from price_series ${chosen} group by 1) n
        on n.product_id = s.product_id
    ) f
    where f.id = s.id and (s.headline, s.market_count) is distinct from (f.place = 1, f.market_count)`;
};

const yearOf = (day: string): number => Number(day.slice(0, 4));
