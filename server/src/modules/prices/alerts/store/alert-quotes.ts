import { type RawBuilder, sql } from 'kysely';
import { queryRow } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

/** A quote of a series that is not flagged as doubtful, with its change from `days` before. */
export type QuoteRow = { date: string; avg: number; change: number | null };

/**
 * Quotes that alert rules consider: not flagged as doubtful. The change is computed from the newest such quote on or
 * before the reference day, at most 6 days older, as everywhere else.
 */
export const undoubtedQuotes = (
  series: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
  days: RawBuilder<unknown>,
) => sql`(
  select q.date, q.avg, price_change(q.avg, before.avg) as change
  from price_quote q
  left join lateral (
    select b.avg from price_quote b
    where b.series_id = q.series_id and b.flag is null and b.avg is not null
      and b.date between q.date - ${days} - 6 and q.date - ${days}
    order by b.date desc limit 1
  ) before on ${days} is not null
  where q.series_id = ${series} and q.date >= ${since} and q.avg is not null and q.flag is null
  order by q.date)`;

/** The newest quote; undefined if there is none. */
export const newestQuote = (db: Db, seriesId: number, days: number | null) => queryRow<QuoteRow>(db)`
    select q.* from price_series s
    cross join lateral ${undoubtedQuotes(sql`s.id`, sql`s.last_date - 30`, sql`${days}::int`)} q
    where s.id = ${seriesId}
    order by q.date desc limit 1`;
