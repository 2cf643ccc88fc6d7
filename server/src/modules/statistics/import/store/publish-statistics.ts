import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { dropSampleTopics, type NewTopic, refreshTopics, storeTopics } from '../../store/store-topics.ts';

/** Merges the staged figures into the stored figures; a different value becomes a new revision of its key. */
export const publishStatistics = async (db: Db, sourceId: number): Promise<void> => {
  await dropSampleTopics(db);
  const { rows: sources } = await sql<{ at: string }>`
    select retrieved_at as at from data_source where id = ${sourceId}`.execute(db);
  const at = sources[0]?.at ?? new Date().toISOString();
  const { rows: topics } = await sql<NewTopic & { greatest: number }>`
    select indicator, crop, unit, max(decimals) as decimals, max(abs(value)) as greatest
    from stage_statistic group by 1, 2, 3 order by min(place)`.execute(db);
  await storeTopics(
    db,
    topics.map((topic) => ({ ...topic, decimals: shownDecimals(topic) })),
    { sample: false, sourceId, at },
  );
  await ADD_REVISIONS.execute(db);
  // Two steps, because a unique index allows only one current revision per key.
  await LEAVE_CURRENT.execute(db);
  await BECOME_CURRENT.execute(db);
  await refreshTopics(db);
};

/** At most two decimals, or four if all values are below 1. */
const shownDecimals = ({ decimals, greatest }: { decimals: number; greatest: number }): number =>
  Math.min(decimals, greatest < 1 ? 4 : 2);

const STAGED = sql`
  staged as (
    select t.id as topic_id, s.adcode, s.year, s.value, s.source_table, s.place
    from stage_statistic s join stat_topic t on t.indicator = s.indicator and t.crop = s.crop and t.unit = s.unit
  )`;

const ADD_REVISIONS = sql`
  with ${STAGED}, known as (
    select topic_id, adcode, year, max(revision) as last from stat_value group by 1, 2, 3
  )
  insert into stat_value (topic_id, adcode, year, revision, value, current, source_table)
  select s.topic_id, s.adcode, s.year,
    coalesce(k.last, 0) + row_number() over (partition by s.topic_id, s.adcode, s.year order by s.place),
    s.value, false, s.source_table
  from staged s left join known k on k.topic_id = s.topic_id and k.adcode = s.adcode and k.year = s.year
  where not exists (
    select from stat_value v
    where v.topic_id = s.topic_id and v.adcode = s.adcode and v.year = s.year and v.value = s.value
  )`;

/** The value of the last staged row of each key. */
const LATEST = sql`
  ${STAGED}, latest as (
    select distinct on (topic_id, adcode, year) topic_id, adcode, year, value
    from staged order by topic_id, adcode, year, place desc
  )`;

const LEAVE_CURRENT = sql`
  with ${LATEST}
  update stat_value v set current = false from latest l
  where l.topic_id = v.topic_id and l.adcode = v.adcode and l.year = v.year and v.current and v.value <> l.value`;

const BECOME_CURRENT = sql`
  with ${LATEST}
  update stat_value v set current = true from latest l
  where l.topic_id = v.topic_id and l.adcode = v.adcode and l.year = v.year and not v.current and v.value = l.value`;
