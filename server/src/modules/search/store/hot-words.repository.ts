import type { HotWordOrigin, HotWordState } from '@bee/domain/hot-word';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/schema.ts';

export type HotRow = {
  keyword: string;
  heat: number;
  trend: 'up' | 'flat' | 'down';
  status: HotWordState;
  origin: HotWordOrigin;
  /** Searches in the last 30 days by distinct addresses. */
  searches: number;
  changed_at: string | null;
  changed_by: string;
};

/** Counts at most one search per keyword, address and day. */
export const recordSeeker = async (
  db: Db,
  { day, keyword, seeker }: { day: string; keyword: string; seeker: string },
): Promise<void> => {
  await sql`
    with added as (
      insert into search_day (day, keyword, seeker) values (${day}, ${keyword}, ${seeker})
      on conflict do nothing returning day, keyword
    )
    insert into search_word_day as d (day, keyword, seekers) select day, keyword, 1 from added
    on conflict (day, keyword) do update set seekers = d.seekers + 1`.execute(db);
};

const RETENTION_DAYS = 30;
/** Days after which the weight of a search is halved. */
const HALF_LIFE = 7;
const WEIGHT = 20;
/** Words searched by fewer users may be private. */
const LEAST_SEEKERS = 3;

/** Limits the words that originate from searches to those with the highest weight. */
const MAX_COUNTED = 500;

/**
 * Operator words and searched words with their heat on a day: pinned words first, the latest pinned on top, then by
 * heat.
 */
export const readHotWords = async (db: Db, today: string): Promise<HotRow[]> => {
  const { rows } = await sql<HotRow>`
    with counted as (
      select keyword, sum(seekers)::int as searches,
        sum(seekers * power(0.5, (${today}::date - day)::numeric / ${HALF_LIFE})) as warmth,
        coalesce(sum(seekers) filter (where day > ${today}::date - 3), 0) / 3.0 as lately,
        coalesce(sum(seekers) filter (where day <= ${today}::date - 3), 0) / ${RETENTION_DAYS - 3}::numeric as before
      from search_word_day where day > ${today}::date - ${RETENTION_DAYS}::int and day <= ${today}::date
      group by keyword having sum(seekers) >= ${LEAST_SEEKERS}
      order by warmth desc, keyword limit ${MAX_COUNTED}
    )
    select keyword, coalesce(c.searches, 0) as searches,
      coalesce(h.heat, 0) + coalesce(round(${WEIGHT} * c.warmth), 0)::int as heat,
      case when c.keyword is null then h.trend when c.lately > c.before * 1.3 then 'up'
        when c.lately < c.before * 0.7 then 'down' else 'flat' end as trend,
      case when h.blocked then 'hidden' when h.pinned_at is not null then 'pinned' else 'shown' end as status,
      case when h.added then 'operator' when h.heat > 0 then 'initial' else 'search' end as origin,
      h.changed_at, coalesce((select nickname from member where uid = h.changed_by), '') as changed_by
    from hot_keyword h full join counted c using (keyword)
    -- A row that was hidden and is shown again says nothing of its own.
    where c.keyword is not null or h.added or h.blocked or h.pinned_at is not null or h.heat > 0
    order by h.pinned_at desc nulls last, heat desc, keyword`.execute(db);
  return rows;
};

type Change = { operator: number; now: Date };

/** @returns false if the word is already listed, including a word that another operator added concurrently. */
export const insertHotWord = async (
  db: Db,
  { keyword, pinned }: { keyword: string; pinned: boolean },
  { operator, now }: Change,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into hot_keyword (keyword, heat, trend, added, pinned_at, changed_at, changed_by)
    values (${keyword}, 0, 'flat', true, ${pinned ? now : null}, ${now}, ${operator})
    on conflict (keyword) do update set added = true, pinned_at = excluded.pinned_at, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by
    where not (hot_keyword.added or hot_keyword.blocked or hot_keyword.pinned_at is not null or hot_keyword.heat > 0)`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

export const updateHotWord = async (
  db: Db,
  { keyword, status }: { keyword: string; status: HotWordState },
  { operator, now }: Change,
): Promise<void> => {
  const values = {
    blocked: status === 'hidden',
    pinned_at: status === 'pinned' ? now : null,
    changed_at: now,
    changed_by: operator,
  };
  await db
    .insertInto('hot_keyword')
    .values({ keyword, heat: 0, trend: 'flat', ...values })
    .onConflict((conflict) => conflict.column('keyword').doUpdateSet(values))
    .execute();
};

/**
 * Deletes the word and its counted searches, so that it disappears immediately. @returns whether anything was deleted
 */
export const deleteHotWord = async (tx: Tx, keyword: string): Promise<boolean> => {
  const word = await tx.deleteFrom('hot_keyword').where('keyword', '=', keyword).executeTakeFirst();
  await tx.deleteFrom('search_day').where('keyword', '=', keyword).execute();
  const searches = await tx.deleteFrom('search_word_day').where('keyword', '=', keyword).executeTakeFirst();
  return word.numDeletedRows + searches.numDeletedRows > 0n;
};

/** Seekers of yesterday remain, because the clocks of processes may differ around midnight. */
export const deleteOldSearches = async (db: Db, today: string): Promise<void> => {
  await sql`delete from search_day where day < ${today}::date - 1`.execute(db);
  await sql`delete from search_word_day where day <= ${today}::date - ${RETENTION_DAYS}::int`.execute(db);
};
