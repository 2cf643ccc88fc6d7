import { shanghaiDay } from '../../clock.ts';
import { columnsOf, insertColumns } from '../../db/insert-columns.ts';
import type { Db } from '../../db/schema.ts';
import { refreshTopics, storeTopics } from '../../modules/statistics/store/store-topics.ts';
import { changedBetween, type PublishedRow, publishedBy } from '../release.ts';
import { type Figure, type FigureRecord, figureFile, topicFile } from './statistic-files.ts';

type Origin = { today: string; sourceId: number; at: string };

const SMALL_YEARS = 6;

/** Replaces the sample of macro statistics with what has been published by `today`. @returns number of figures */
export const loadStatistics = (db: Db, size: 'full' | 'small', origin: Origin): Promise<number> => {
  const newest = Math.max(...publishedRecords(origin.today).map(({ year }) => year));
  return storeFigures(db, size === 'full' ? 0 : newest + 1 - SMALL_YEARS, origin);
};

/** Adds what has been published since the last load, in the extent that is stored. @returns whether there was any */
export const catchUpStatistics = async (db: Db, today: string): Promise<boolean> => {
  const known = await db
    .selectFrom('stat_topic as t')
    .innerJoin('stat_value as v', 'v.topic_id', 't.id')
    .where('t.sample', '=', true)
    .select(({ fn }) => [
      fn.min('v.year').as('since'),
      fn.max('t.updated_at').as('at'),
      fn.max('t.source_id').as('sourceId'),
    ])
    .executeTakeFirstOrThrow();
  const { since, at, sourceId } = known;
  if (since === null || at === null || sourceId === null) return false;
  const last = shanghaiDay(new Date(at));
  if (!figureFile.read().some((record) => changedBetween(record, last, today))) return false;
  const origin = { today, sourceId, at: `${today}T00:00:00+08:00` };
  await db.transaction().execute((transaction) => storeFigures(transaction, since, origin));
  return true;
};

const publishedRecords = (today: string) => figureFile.read().filter(({ from }) => from <= today);

const storeFigures = async (db: Db, since: number, { today, sourceId, at }: Origin): Promise<number> => {
  await storeTopics(db, topicFile.read(), { sample: true, sourceId, at });
  const stored = await db
    .selectFrom('stat_topic')
    .select(['id', 'indicator', 'crop', 'unit'])
    .where('sample', '=', true)
    .execute();
  const idOf = new Map(stored.map((topic) => [topicKey(topic), topic.id]));
  await db
    .deleteFrom('stat_value')
    .where('topic_id', 'in', [...idOf.values()])
    .execute();
  const rows = publishedRecords(today)
    .filter(({ year }) => year >= since)
    .flatMap((record) =>
      publishedBy(record, today, ([adcode]) => adcode).map((figure) => ({
        ...figure,
        topicId: idOf.get(topicKey(record)) ?? 0,
        year: record.year,
      })),
    );
  await insertColumns(db, 'stat_value', columns, rows);
  await refreshTopics(db);
  return rows.length;
};

const topicKey = ({ indicator, crop, unit }: Pick<FigureRecord, 'indicator' | 'crop' | 'unit'>): string =>
  [indicator, crop, unit].join('/');

const columns = columnsOf<PublishedRow<Figure> & { topicId: number; year: number }>(
  { int: ['topicId', 'year', 'revision'], bool: ['current'] },
  { name: 'adcode', type: 'text', value: ({ row: [adcode] }) => adcode },
  { name: 'value', type: 'float8', value: ({ row: [, value] }) => value },
);
