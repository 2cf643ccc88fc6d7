import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

type Miss = { day: string; kind: 'nothing' | 'some'; word: string; now: Date };

/** New words per day; later ones are not recorded, so that the table cannot be filled by one client. */
const MAX_PER_DAY = 5000;

export const recordMiss = async (db: Db, { day, kind, word, now }: Miss): Promise<void> => {
  await sql`
    insert into search_miss_day as d (day, kind, word, count, last_at)
    select ${day}::date, ${kind}, ${word}, 1, ${now}
    where (select count(*) from search_miss_day where day = ${day}) < ${MAX_PER_DAY}
      or exists (select from search_miss_day where day = ${day} and kind = ${kind} and word = ${word})
    on conflict (day, kind, word) do update set count = d.count + 1, last_at = excluded.last_at`.execute(db);
};

const RETENTION_DAYS = 90;

export const deleteOldMisses = async (db: Db, today: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('search_miss_day')
    .where('day', '<=', sql<string>`${today}::date - ${RETENTION_DAYS}::int`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export type MissedRow = {
  kind: 'nothing' | 'some' | 'declined' | 'disliked';
  asked: string;
  count: number;
  at: string;
};

/** At most this many are grouped, the newest first. */
const MAX_GROUPED = 20_000;

/** Words of searches by day, and single questions to the assistant. Those with an answer about a person in need have no search. */
export const listMisses = async (db: Db, since: Date): Promise<MissedRow[]> => {
  const { rows } = await sql<MissedRow>`
    (select kind, word as asked, count, last_at as at from search_miss_day
      where day >= ${since}::date order by last_at desc limit ${MAX_GROUPED})
    union all
    (select case when rating = -1 then 'disliked' else 'declined' end, left(question, 200), 1, created_at
      from ai_message
      where created_at >= ${since} and (rating = -1 or steps @> '[{"kind": "search", "count": 0}]')
      order by created_at desc limit ${MAX_GROUPED})`.execute(db);
  return rows;
};
