import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type PointRow = {
  series_id: number;
  day: string;
  avg: number | null;
  low: number | null;
  high: number | null;
  flag: string | null;
};

/** Quotes of several series between two days; days (weeks, months) without a quote are rows of nulls. */
export const readHistory = async (
  db: Kysely<Database>,
  seriesIds: number[],
  from: string,
  to: string,
  freq: 'D' | 'W' | 'M',
): Promise<PointRow[]> => {
  if (seriesIds.length === 0) return [];
  const step = steps[freq];
  const { rows } = await sql<PointRow>`
    select s.id as series_id, t.day::date as day,
      ${freq === 'D' ? sql`q.avg, q.low, q.high, q.flag` : sql`q.avg, q.low, q.high, null as flag`}
    from unnest(${seriesIds}::int[]) with ordinality as s(id, place)
    cross join generate_series(${step.start(from)}, ${to}::date, ${step.interval}) t(day)
    left join (
      select series_id, ${step.start(sql`date`)}::date as day,
        ${freq === 'D' ? sql`avg, low, high, flag` : sql`round(avg(avg)::numeric, 4)::float8 as avg, min(low) as low, max(high) as high`}
      from price_quote
      where series_id = any(${seriesIds}) and date between ${from} and ${to}
      ${freq === 'D' ? sql`` : sql`group by 1, 2`}
    ) q on q.series_id = s.id and q.day = t.day::date
    order by s.place, t.day`.execute(db);
  return rows;
};

type Step = { interval: RawBuilder<unknown>; start(day: unknown): RawBuilder<unknown> };

const steps: Record<'D' | 'W' | 'M', Step> = {
  D: { interval: sql`interval '1 day'`, start: (day) => sql`${day}::date` },
  W: { interval: sql`interval '1 week'`, start: (day) => sql`date_trunc('week', ${day}::date)` },
  M: { interval: sql`interval '1 month'`, start: (day) => sql`date_trunc('month', ${day}::date)` },
};

export type SeriesRow = {
  id: number;
  market_id: string;
  market: string;
  area: string | null;
  spec: string;
  headline: boolean;
  first_date: string;
  last_date: string;
  avg: number | null;
  source_id: number;
};

export const listSeries = (db: Kysely<Database>, productId: number): Promise<SeriesRow[]> =>
  db
    .selectFrom('price_series as s')
    .innerJoin('market as k', 'k.id', 's.market_id')
    .where('s.product_id', '=', productId)
    .select(['s.id', 's.market_id', 'k.name as market', 'k.area', 's.spec', 's.headline', 's.avg', 's.source_id'])
    .select(sql<string>`s.first_date`.as('first_date'))
    .select(sql<string>`s.last_date`.as('last_date'))
    .orderBy('s.headline', 'desc')
    .orderBy('s.quotes', 'desc')
    .orderBy('s.id')
    .execute();

export type SeasonRow = { week: number; min: number; avg: number; max: number; years: number };

/** Range and mean per week of the year over all years of a series, without doubtful quotes. */
export const readSeason = async (db: Kysely<Database>, seriesId: number): Promise<SeasonRow[]> => {
  const { rows } = await sql<SeasonRow>`
    select extract(week from date)::int as week, min(avg) as min, round(avg(avg)::numeric, 2)::float8 as avg, max(avg) as max,
      count(distinct extract(year from date))::int as years
    from price_quote
    where series_id = ${seriesId} and avg is not null and flag is null
    group by 1 order by 1`.execute(db);
  return rows;
};
