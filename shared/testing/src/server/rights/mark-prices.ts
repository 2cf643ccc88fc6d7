import { sql } from 'kysely';
import type { Db } from '../../../../../server/src/db/schema.ts';
import { refreshSeries } from '../../../../../server/src/modules/prices/index.ts';
import { PRICE_MARKS } from './marks.ts';

/** Days before the newest quote of a series that each right opens; months for series quoted monthly. */
const OPEN = { days: { visitor: 30, member: 90, vip: 1095 }, months: { visitor: 2, member: 4, vip: 37 } };

/**
 * Replaces every quote beyond a right by the mark of the right that opens it; every series gets a quote that only 蔬菜 VIP
 * may see.
 */
export const markPrices = async (db: Db): Promise<void> => {
  await sql`
    select ensure_price_year(year) from (
      select distinct extract(year from last_date - 1500)::int as year from price_series) y`.execute(db);
  await sql`
    insert into price_quote (series_id, date, low, avg, high, unit, source_low, source_avg, source_high)
    select id, last_date - 1500, avg, avg, avg, unit, source_avg, source_avg, source_avg
    from price_series where avg is not null`.execute(db);
  await sql`
    update price_quote q set avg = b.mark, low = b.mark, high = b.mark,
      source_avg = b.mark, source_low = b.mark, source_high = b.mark
    from (
      select series_id, date, case
        when back >= vip then ${PRICE_MARKS.vegetable}::float8
        when back >= member then ${PRICE_MARKS.vip}::float8
        when back >= visitor then ${PRICE_MARKS.member}::float8 end as mark
      from (
        select q.series_id, q.date,
          case when s.monthly then 12 * (extract(year from s.last_date) - extract(year from q.date))
            + extract(month from s.last_date) - extract(month from q.date) else s.last_date - q.date end as back,
          case when s.monthly then ${OPEN.months.visitor}::int else ${OPEN.days.visitor}::int end as visitor,
          case when s.monthly then ${OPEN.months.member}::int else ${OPEN.days.member}::int end as member,
          case when s.monthly then ${OPEN.months.vip}::int else ${OPEN.days.vip}::int end as vip
        from price_quote q join price_series s on s.id = q.series_id
      ) quotes
    ) b
    where b.series_id = q.series_id and b.date = q.date and b.mark is not null`.execute(db);
  await db.transaction().execute((tx) => refreshSeries(tx));
};
