import { sql } from 'kysely';
import { columnsOf, insertColumns } from '../../../db/insert-columns.ts';
import type { Db } from '../../../db/schema.ts';
import { groupOf, groupRank } from '../model/topic-groups.ts';

export type NewTopic = { indicator: string; crop: string; unit: string; decimals: number };

export type TopicOrigin = { sample: boolean; sourceId: number; at: string };

/**
 * Stores topics and preserves the given order. Existing topics retain their ids, so that URLs remain valid.
 * `refreshTopics` must be called afterwards.
 */
export const storeTopics = (
  db: Db,
  topics: readonly NewTopic[],
  { sample, sourceId, at }: TopicOrigin,
): Promise<void> =>
  insertColumns(
    db,
    'stat_topic',
    [
      ...topicColumns,
      { name: 'sample', type: 'bool', value: () => sample },
      { name: 'source_id', type: 'int', value: () => sourceId },
      { name: 'updated_at', type: 'timestamptz', value: () => at },
    ],
    topics.map((topic, place) => ({ ...topic, group: groupOf(topic.indicator), place })),
    `on conflict (indicator, crop, unit) do update set group_title = excluded.group_title, rank = excluded.rank,
      decimals = excluded.decimals, sample = excluded.sample, source_id = excluded.source_id,
      updated_at = excluded.updated_at`,
  );

type RankedTopic = NewTopic & { group: string; place: number };

const MAX_TOPICS = 100_000;

const topicColumns = columnsOf<RankedTopic>(
  { text: ['indicator', 'crop', 'unit'], int: ['decimals'] },
  { name: 'group_title', type: 'text', value: ({ group }) => group },
  { name: 'rank', type: 'int', value: ({ group, place }) => groupRank(group) * MAX_TOPICS + place },
);

/** Updates the number of provinces of every topic and deletes topics without figures. */
export const refreshTopics = async (db: Db): Promise<void> => {
  await sql`delete from stat_topic t where not exists (select from stat_value v where v.topic_id = t.id)`.execute(db);
  await sql`
    update stat_topic t set provinces = c.provinces
    from (
      select t.id, count(distinct v.adcode) as provinces from stat_topic t
      left join stat_value v on v.topic_id = t.id and v.current and v.adcode like '__0000' and v.adcode <> '100000'
      group by t.id
    ) c
    where c.id = t.id and c.provinces <> t.provinces`.execute(db);
};

/** Deletes the sample topics with their figures. */
export const dropSampleTopics = async (db: Db): Promise<void> => {
  await db.deleteFrom('stat_topic').where('sample', '=', true).execute();
};
