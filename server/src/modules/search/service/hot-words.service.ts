import { createHash } from 'node:crypto';
import { LONGEST_HOT_WORD } from '@bee/domain/hot-word';
import type { Kysely } from 'kysely';
import { shanghaiDay } from '../../../clock.ts';
import type { Database } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { deleteOldSearches, type HotRow, readHotWords, recordSeeker } from '../store/hot-words.repository.ts';

type Search = { keyword: string; ip: string; today: string; secret: string };

/** Counts a search. The address is stored only as a hash that changes every day. */
export const countSearch = async (db: Kysely<Database>, { keyword, ip, today, secret }: Search): Promise<void> => {
  const word = wordOf(keyword);
  if (word.length < 2 || word.length > LONGEST_HOT_WORD || !/\p{L}/u.test(word)) return;
  const seeker = createHash('sha256').update(`${secret} ${today} ${ip}`).digest('hex').slice(0, 16);
  await recordSeeker(db, { day: today, keyword: word, seeker });
};

/** Words pinned by operators first, then the most searched; without hidden words. */
export const listHotWords = async (db: Kysely<Database>, limit: number, now: Date) =>
  (await hotWords(db, now))
    .filter(({ status }) => status !== 'hidden')
    .slice(0, limit)
    .map(({ keyword, heat, trend }) => ({ keyword, heat, trend }));

export const wordOf = (keyword: string): string => fold(keyword).replace(/\s+/g, ' ').trim();

const TTL_MS = 60_000;
const kept = new WeakMap<Kysely<Database>, { at: number; day: string; rows: Promise<HotRow[]> }>();

/**
 * Every page of the site requests hot words, so they are read at most once a minute. Expired searches are deleted once
 * a day.
 */
const hotWords = (db: Kysely<Database>, now: Date): Promise<HotRow[]> => {
  const day = shanghaiDay(now);
  const last = kept.get(db);
  if (last && last.day === day && Math.abs(now.getTime() - last.at) < TTL_MS) return last.rows;
  const rows = (async () => {
    if (last?.day !== day) await deleteOldSearches(db, day);
    return readHotWords(db, day);
  })();
  kept.set(db, { at: now.getTime(), day, rows });
  rows.catch(() => kept.delete(db));
  return rows;
};

/** Must be called after a change, so that the next request returns the new state. */
export const clearHotWords = (db: Kysely<Database>): void => {
  kept.delete(db);
};
