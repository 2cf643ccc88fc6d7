import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { calendar } from '../model/calendar.ts';

export type PointRow = {
  series_id: number;
  day: string;
  avg: number | null;
  low: number | null;
  high: number | null;
  flag: string | null;
};

/**
 * Quotes of several series between two days. Days (weeks, months) without a quote are rows of nulls; of a long gap only
 * the first and the last. Gaps are filled here because a join with a calendar in the database takes a hundred times as
 * long for five years of quotes.
 */
export const readHistory = async (
  db: Db,
  seriesIds: number[],
  from: string,
  to: string,
  freq: 'D' | 'W' | 'M',
): Promise<PointRow[]> => {
  if (seriesIds.length === 0 || from > to) return [];
  const { rows } = await sql<PointRow>`
    select series_id, ${freq === 'D' ? sql`date as day, avg, low, high, flag` : sumUp(freq)}
    from price_quote
    where series_id = any(${seriesIds}::int[]) and date between ${from}::date and ${to}::date
    ${freq === 'D' ? sql`` : sql`group by 1, 2`}`.execute(db);
  const found = new Map(rows.map((row) => [`${row.series_id} ${row.day}`, row]));
  const days = [...calendar(from, to, freq, new Set(rows.map(({ day }) => day)))];
  return seriesIds.flatMap((series_id) =>
    days.map(
      (day) => found.get(`${series_id} ${day}`) ?? { series_id, day, avg: null, low: null, high: null, flag: null },
    ),
  );
};

const sumUp = (freq: 'W' | 'M') => sql`
  date_trunc(${freq === 'W' ? 'week' : 'month'}, date)::date as day,
  round(avg(avg)::numeric, 4)::float8 as avg, min(low) as low, max(high) as high, null as flag`;

export type SeriesRow = {
  id: number;
  market_id: string;
  market: string;
  area: string | null;
  spec: string;
  headline: boolean;
  monthly: boolean;
  first_date: string;
  last_date: string;
  avg: number | null;
  source_id: number;
};

export const listSeries = (db: Db, productId: number): Promise<SeriesRow[]> =>
  db
    .selectFrom('price_series as s')
    .innerJoin('market as k', 'k.id', 's.market_id')
    .where('s.product_id', '=', productId)
    .select([
      's.id',
      's.market_id',
      'k.name as market',
      'k.area',
      's.spec',
      's.headline',
      's.monthly',
      's.avg',
      's.source_id',
    ])
    .select(sql<string>`s.first_date`.as('first_date'))
    .select(sql<string>`s.last_date`.as('last_date'))
    .orderBy('s.headline', 'desc')
    .orderBy('s.quotes', 'desc')
    .orderBy('s.id')
    .execute();

export type SeasonRow = { week: number; min: number; avg: number; max: number; years: number };

/** Range and mean per week of the year across the years since a day, without doubtful quotes. */
export const readSeason = (db: Db, seriesId: number, since: string) => queryRows<SeasonRow>(db)`
    select extract(week from date)::int as week, min(avg) as min, round(avg(avg)::numeric, 2)::float8 as avg, max(avg) as max,
      count(distinct extract(year from date))::int as years
    from price_quote
    where series_id = ${seriesId} and date >= ${since}::date and avg is not null and flag is null
    group by 1 order by 1`;
