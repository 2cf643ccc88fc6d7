import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';
import type { FigureRow } from './price-figures.ts';

type DaysRequest = {
  date?: string;
  month?: string;
  product?: string;
  page: number;
  limit: number;
  since: string | null;
};

/**
 * Days on which a headline series (of `product`) was quoted, newest first. Uses the bitmap of days per series and year,
 * so the cost grows with the number of years with quotes, not with the gaps between them.
 */
export const listMarketDays = async (db: Db, request: DaysRequest) => {
  const { rows } = await marketDays(request).execute(db);
  return { days: rows.map(({ day }) => day), total: rows[0]?.total ?? 0 };
};

/** Exported for tests of the query plan. */
export const marketDays = ({ date, month, product, page, limit, since }: DaysRequest) => {
  const opening = month ? `${month}-01` : null;
  const first = date ?? opening;
  const last = sql`least(${date ?? null}::date, (${opening}::date + interval '1 month - 1 day')::date)`;
  return sql<{ day: string; total: number }>`
    with quoted as (
      select y.year, bit_or(y.days) as days
      from price_series s
      join price_product p on p.id = s.product_id
      -- Few of the series are headlines: one lookup for each of them.
      cross join lateral (
        select year, days from price_series_year where series_id = s.id
          and last_date >= coalesce(${first}::date, '-infinity') and first_date <= coalesce(${last}, 'infinity')
        offset 0
      ) y
      where s.headline and s.scope = 'market'
        and ${product === undefined ? sql`true` : sql`p.match_key = ${matchKey(product)}`}
      group by y.year
    )
    select d.day, count(*) over ()::int as total
    from quoted q
    cross join lateral (
      select make_date(q.year, 1, 1) + n as day from generate_series(0, 365) n where get_bit(q.days, n) = 1
    ) d
    where d.day between coalesce(greatest(${first}::date, ${since}::date), '-infinity') and coalesce(${last}, 'infinity')
    order by d.day desc limit ${limit} offset ${(page - 1) * limit}`;
};

export type DayFigure = Pick<
  FigureRow,
  'id' | 'date' | 'product' | 'group_name' | 'spec' | 'market' | 'avg' | 'chg_d' | 'flag' | 'market_count' | 'sample'
> & { match_key: string };

/** All headline series on the given days (newest first), with the same change as in the price list. */
export const readDayFigures = async (db: Db, days: string[]): Promise<DayFigure[]> => {
  if (days.length === 0) return [];
  return queryRows<DayFigure>(db)`
    select s.id, q.date, p.name as product, p.match_key, p.group_name, s.spec, k.name as market, q.avg, q.flag, s.market_count,
      s.sample, price_change(q.avg, d.avg) as chg_d
    from price_series s
    join price_product p on p.id = s.product_id
    join market k on k.id = s.market_id
    join price_quote q on q.series_id = s.id and ${among(days)}
    left join lateral price_before(s.id, q.date - 1) d on true
    where s.headline and s.scope = 'market'
    order by q.date desc, s.id`;
};

/** Scans the index of a series once over the whole range instead of once per day. */
const among = (days: string[]) => sql`
  q.date between ${days.at(-1)}::date and ${days[0]}::date and q.date = any(${days}::date[])`;

/** Number of quotes, products and markets on each of the given days. */
export const countDays = async (db: Db, days: string[]) => {
  if (days.length === 0) return [];
  return queryRows<{ date: string; quotes: number; products: number; markets: number }>(db)`
    select q.date, count(*)::int as quotes, count(distinct s.product_id)::int as products,
      count(distinct s.market_id)::int as markets
    from price_series s join price_quote q on q.series_id = s.id and ${among(days)}
    where s.scope = 'market'
    group by q.date`;
};

/** The 30 days up to the date of each figure, in the order of the figures. */
export const readSparks = async (db: Db, figures: Pick<DayFigure, 'id' | 'date'>[]): Promise<(number | null)[][]> => {
  if (figures.length === 0) return [];
  const ids = figures.map(({ id }) => id);
  const days = figures.map(({ date }) => date);
  const { rows } = await sql<{ spark: (number | null)[] }>`
    select price_spark(f.id, f.date) as spark
    from unnest(${ids}::int[], ${days}::date[]) with ordinality as f(id, date, place)
    order by f.place`.execute(db);
  return rows.map(({ spark }) => spark);
};
