import { sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { NATION } from '../model/stat-places.ts';

export type TopicRow = {
  id: number;
  group_title: string;
  indicator: string;
  crop: string;
  unit: string;
  decimals: number;
  provinces: number;
  source_id: number;
  source_name: string;
  sample: boolean;
  updated_at: string;
};

const topics = (db: Db) =>
  db
    .selectFrom('stat_topic as t')
    .innerJoin('data_source as s', 's.id', 't.source_id')
    .select([
      't.id',
      't.group_title',
      't.indicator',
      't.crop',
      't.unit',
      't.decimals',
      't.provinces',
      't.source_id',
      's.name as source_name',
      't.sample',
      't.updated_at',
    ]);

export const listTopics = (db: Db): Promise<TopicRow[]> => topics(db).orderBy('t.rank').execute();

export const findTopic = (db: Db, id: number): Promise<TopicRow | undefined> =>
  topics(db).where('t.id', '=', id).executeTakeFirst();

/** Years of a topic, newest first. */
export const listYears = async (db: Db, topicId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('stat_value')
    .where('topic_id', '=', topicId)
    .select('year')
    .distinct()
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year);
};

/** The value before the last revision. */
const WAS = sql`left join lateral (
  select o.value from stat_value o
  where o.topic_id = v.topic_id and o.adcode = v.adcode and o.year = v.year and not o.current
  order by o.revision desc limit 1) o on true`;

export type PlaceRow = {
  adcode: string;
  value: number;
  was: number | null;
  /** Value of the previous year. */
  before: number | null;
  /** Rank among the provinces; null for the nation. */
  rank: number | null;
  /**
   * Rank that the province would have if its position among the provinces with figures in both years had not changed.
   */
  prev_rank: number | null;
};

/** The nation, then the provinces in descending order, for one year. */
export const listPlaces = (db: Db, topicId: number, year: number) => queryRows<PlaceRow>(db)`
    with v as (
      select topic_id, adcode, year, value,
        case when adcode <> ${NATION} then
          rank() over (partition by year, adcode = ${NATION} order by value desc)::int end as rank,
        count(*) over (partition by adcode) = 2 as in_both
      from stat_value
      where topic_id = ${topicId} and year in (${year}, ${year - 1}) and current and adcode like '__0000'
    ), kept as (
      select adcode, year, rank() over (partition by year order by value desc)::int as place
      from v where in_both and adcode <> ${NATION}
    )
    select v.adcode, v.value, o.value as was, b.value as before, v.rank, v.rank + earlier.place - later.place as prev_rank
    from v left join v b on b.adcode = v.adcode and b.year = v.year - 1
    left join kept later on later.adcode = v.adcode and later.year = v.year
    left join kept earlier on earlier.adcode = v.adcode and earlier.year = v.year - 1 ${WAS}
    where v.year = ${year}
    order by v.rank nulls first, v.adcode`;

export type ProvinceYearRow = { adcode: string; year: number; value: number };

/** All figures of the provinces, oldest first. */
export const listProvinceYears = (db: Db, topicId: number): Promise<ProvinceYearRow[]> =>
  db
    .selectFrom('stat_value')
    .where('topic_id', '=', topicId)
    .where('current', '=', true)
    .where('adcode', 'like', '__0000')
    .where('adcode', '<>', NATION)
    .select(['adcode', 'year', 'value'])
    .orderBy('year')
    .execute();

/**
 * Class bounds for five classes of equal size over all years: minimum, quintiles, maximum. Fewer if bounds coincide.
 */
export const findBounds = async (db: Db, topicId: number, decimals: number): Promise<number[]> => {
  const { rows } = await sql<{ least: number | null; cuts: number[] | null; greatest: number | null }>`
    select min(shown) as least, max(shown) as greatest,
      percentile_disc(array[0.2, 0.4, 0.6, 0.8]) within group (order by shown) as cuts
    from (
      select round(value::numeric, ${decimals})::float8 as shown from stat_value
      where topic_id = ${topicId} and current and adcode like '__0000' and adcode <> ${NATION}
    ) provinces`.execute(db);
  const [{ least, cuts, greatest } = { least: null, cuts: null, greatest: null }] = rows;
  if (least === null || greatest === null) return [];
  return [...new Set([least, ...(cuts ?? [])]), greatest];
};

export type YearRow = { year: number; value: number; was: number | null };

/** Figures of a place, oldest first. */
export const listSeries = (db: Db, topicId: number, adcode: string) => queryRows<YearRow>(db)`
    select v.year, v.value, o.value as was
    from stat_value v ${WAS}
    where v.topic_id = ${topicId} and v.adcode = ${adcode} and v.current order by v.year`;

export type RankedYearRow = YearRow & { topic_id: number; rank: number; places: number; national: number | null };

/** All figures of a province with their rank among the provinces and the figure of the nation, oldest first. */
export const listRankedYears = (db: Db, province: string) => queryRows<RankedYearRow>(db)`
    with v as (
      select topic_id, adcode, year, value, rank() over (partition by topic_id, year order by value desc)::int as rank,
        count(*) over (partition by topic_id, year)::int as places
      from stat_value where current and adcode like '__0000' and adcode <> ${NATION}
    )
    select v.topic_id, v.year, v.value, v.rank, v.places, n.value as national, o.value as was
    from v
    left join stat_value n on n.topic_id = v.topic_id and n.year = v.year and n.adcode = ${NATION} and n.current ${WAS}
    where v.adcode = ${province} order by v.topic_id, v.year`;

export type ChildRow = { adcode: string; value: number; was: number | null };

/** Years in which cities of a province have figures, newest first. */
export const listChildYears = async (db: Db, topicId: number, province: string): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select distinct year::int as year from stat_value
    where topic_id = ${topicId} and current and ${below(province)} order by 1 desc`.execute(db);
  return rows.map(({ year }) => year);
};

export const listChildren = (db: Db, topicId: number, province: string, year: number) => queryRows<ChildRow>(db)`
    select v.adcode, v.value, o.value as was
    from stat_value v ${WAS}
    where v.topic_id = ${topicId} and v.year = ${year} and v.current and ${below(province, 'v.')}
    order by v.value desc, v.adcode`;

const below = (province: string, table = '') => {
  const adcode = sql.ref(`${table}adcode`);
  return sql`${adcode} like ${`${province.slice(0, 2)}%`} and ${adcode} <> ${province}`;
};
