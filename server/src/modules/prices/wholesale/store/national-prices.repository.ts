import type { NationalPoint } from '@bee/contracts/entity/price';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

/** Fewer markets say nothing about the country. */
const LEAST_MARKETS = 3;
/**
 * A quote counts until the next one of its market, at most for this number of days: many markets quote once a week.
 * Quotes before `from` do not count, because the user may not see them.
 */
const VALID_DAYS = 7;

type Row = { day: string; quartiles: [number, number, number]; markets: number };

/** Median and quartiles of several markets per day, or of their means per week or month; without doubtful quotes. */
export const readNational = async (
  db: Db,
  seriesIds: number[],
  { from, to, freq }: { from: string; to: string; freq: 'D' | 'W' | 'M' },
): Promise<NationalPoint[]> => {
  if (seriesIds.length < LEAST_MARKETS || from > to) return [];
  const { rows } = await sql<Row>`
    select day, count(*)::int as markets,
      percentile_cont(array[0.25, 0.5, 0.75]::float8[]) within group (order by avg) as quartiles
    from (${freq === 'D' ? validQuotes(seriesIds, from, to) : means(seriesIds, from, to, freq)}) as price
    group by day having count(*) >= ${LEAST_MARKETS} order by day`.execute(db);
  return rows.map(({ day, markets, quartiles: [lower, median, upper] }) => [
    day,
    toCent(median),
    toCent(lower),
    toCent(upper),
    markets,
  ]);
};

const validQuotes = (seriesIds: number[], from: string, to: string) => sql`
  select day::date as day, avg
  from (
    select avg, date, lead(date) over (partition by series_id order by date) as next
    from price_quote
    where series_id = any(${seriesIds}::int[]) and date between ${from}::date and ${to}::date
      and avg is not null and flag is null
  ) as quote,
  generate_series(
    date, least(next - 1, date + ${VALID_DAYS - 1}::int, ${to}::date), interval '1 day'
  ) as day`;

const means = (seriesIds: number[], from: string, to: string, freq: 'W' | 'M') => sql`
  select date_trunc(${freq === 'W' ? 'week' : 'month'}, date)::date as day, avg(avg) as avg
  from price_quote
  where series_id = any(${seriesIds}::int[]) and date between ${from}::date and ${to}::date
    and avg is not null and flag is null
  group by 1, series_id`;

const toCent = (value: number): number => Math.round(value * 100) / 100;
