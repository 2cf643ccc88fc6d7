import type { Kysely } from 'kysely';
import { type Column, insertColumns } from '../../db/insert-columns.ts';
import type { Database } from '../../db/schema.ts';
import { refreshTopics, storeTopics } from '../../modules/statistics/store/store-topics.ts';
import { monthOf, yearOf } from '../days.ts';
import { sampleTopics } from './stat-catalogue.ts';
import { rowsOf, type SampleFigure } from './stat-rows.ts';

type Size = 'full' | 'small';
type Origin = { today: string; sourceId: number; at: string };

const YEARS: Record<Size, number> = { full: 20, small: 6 };

/** 示例数据 of macro statistics, in the place of what there is of it. @returns number of figures */
export const loadStatistics = async (
  db: Kysely<Database>,
  size: Size,
  { today, sourceId, at }: Origin,
): Promise<number> => {
  const newest = newestYear(today);
  const years = Array.from({ length: YEARS[size] }, (_, place) => newest + 1 - YEARS[size] + place);
  await storeTopics(db, sampleTopics, { sample: true, sourceId, at });
  const stored = await db
    .selectFrom('stat_topic')
    .select(['id', 'indicator', 'crop', 'unit'])
    .where('sample', '=', true)
    .execute();
  await db
    .deleteFrom('stat_value')
    .where(
      'topic_id',
      'in',
      stored.map(({ id }) => id),
    )
    .execute();
  const rows = stored.flatMap(({ id, indicator, crop, unit }) => {
    const topic = sampleTopics.find((one) => one.indicator === indicator && one.crop === crop && one.unit === unit);
    return topic ? rowsOf(topic, years).map((row) => ({ ...row, topicId: id })) : [];
  });
  await insertColumns(db, 'stat_value', columns, rows);
  await refreshTopics(db);
  return rows.length;
};

/** A year is published in the second half of the next one. */
const newestYear = (today: string): number => yearOf(today) - (monthOf(today) >= 7 ? 1 : 2);

/** What a job does when a new year is due. @returns whether it was */
export const catchUpStatistics = async (db: Kysely<Database>, today: string): Promise<boolean> => {
  const known = await db
    .selectFrom('stat_topic as t')
    .innerJoin('stat_value as v', 'v.topic_id', 't.id')
    .where('t.sample', '=', true)
    .select(({ fn }) => [fn.max('v.year').as('year'), fn.max('t.source_id').as('source')])
    .executeTakeFirstOrThrow();
  if (known.year === null || known.source === null || known.year >= newestYear(today)) return false;
  const origin = { today, sourceId: known.source, at: `${today}T00:00:00+08:00` };
  await db.transaction().execute((transaction) => loadStatistics(transaction, 'full', origin));
  return true;
};

const columns: Column<SampleFigure & { topicId: number }>[] = [
  { name: 'topic_id', type: 'int', value: ({ topicId }) => topicId },
  { name: 'adcode', type: 'text', value: ({ adcode }) => adcode },
  { name: 'year', type: 'int', value: ({ year }) => year },
  { name: 'revision', type: 'int', value: ({ revision }) => revision },
  { name: 'current', type: 'bool', value: ({ current }) => current },
  { name: 'value', type: 'float8', value: ({ value }) => value },
];
