import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type HotRow = {
  keyword: string;
  heat: number;
  trend: 'up' | 'flat' | 'down';
  blocked: boolean;
  /** Searches of the last 30 days by distinct addresses. */
  searches: number;
};

/** One search per address and day counts. */
export const recordSeeker = async (
  db: Kysely<Database>,
  search: { day: string; keyword: string; seeker: string },
): Promise<void> => {
  await db
    .insertInto('search_day')
    .values(search)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const DAYS_KEPT = 30;
/** A search weighs half after so many days. */
const HALF_LIFE = 7;
const WEIGHT = 20;
/** Words of fewer seekers could be anybody's private matter. */
const LEAST_SEEKERS = 3;

/** Words of operators and of searches with their heat on a day, hottest first. */
export const readHotWords = async (db: Kysely<Database>, today: string): Promise<HotRow[]> => {
  const { rows } = await sql<HotRow>`
    with counted as (
      select keyword, count(*)::int as searches,
        sum(power(0.5, (${today}::date - day)::numeric / ${HALF_LIFE})) as warmth,
        count(*) filter (where day > ${today}::date - 3) / 3.0 as lately,
        count(*) filter (where day <= ${today}::date - 3) / ${DAYS_KEPT - 3}::numeric as before
      from search_day where day > ${today}::date - ${DAYS_KEPT}::int and day <= ${today}::date
      group by keyword having count(*) >= ${LEAST_SEEKERS}
    )
    select keyword, coalesce(h.blocked, false) as blocked, coalesce(c.searches, 0) as searches,
      coalesce(h.heat, 0) + coalesce(round(${WEIGHT} * c.warmth), 0)::int as heat,
      case when c.keyword is null then h.trend when c.lately > c.before * 1.3 then 'up'
        when c.lately < c.before * 0.7 then 'down' else 'flat' end as trend
    from hot_keyword h full join counted c using (keyword)
    order by heat desc, keyword limit 500`.execute(db);
  return rows;
};

export const setBlocked = async (db: Kysely<Database>, keyword: string, blocked: boolean): Promise<void> => {
  await db
    .insertInto('hot_keyword')
    .values({ keyword, heat: 0, trend: 'flat', blocked })
    .onConflict((conflict) => conflict.column('keyword').doUpdateSet({ blocked }))
    .execute();
};

export const forgetOldSearches = async (db: Kysely<Database>, today: string): Promise<void> => {
  await sql`delete from search_day where day <= ${today}::date - ${DAYS_KEPT}::int`.execute(db);
};
