import { createHash } from 'node:crypto';
import { LONGEST_HOT_WORD } from '@bee/domain/hot-word';
import type { Kysely } from 'kysely';
import { shanghaiDay } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { fold } from './fold.ts';
import { deleteOldSearches, type HotRow, readHotWords, recordSeeker } from './hot-words.repository.ts';

type Search = { keyword: string; ip: string; today: string; secret: string };

/** Counts a search that found something; who searched is known by a hash that is another one tomorrow. */
export const countSearch = async (db: Kysely<Database>, { keyword, ip, today, secret }: Search): Promise<void> => {
  const word = wordOf(keyword);
  if (word.length < 2 || word.length > LONGEST_HOT_WORD || !/\p{L}/u.test(word)) return;
  const seeker = createHash('sha256').update(`${secret} ${today} ${ip}`).digest('hex').slice(0, 16);
  await recordSeeker(db, { day: today, keyword: word, seeker });
};

/** What operators put in front, then what is looked for most; without what they have hidden. */
export const listHotWords = async (db: Kysely<Database>, limit: number, now: Date) =>
  (await hotWords(db, now))
    .filter(({ status }) => status !== 'hidden')
    .slice(0, limit)
    .map(({ keyword, heat, trend }) => ({ keyword, heat, trend }));

export const wordOf = (keyword: string): string => fold(keyword).replace(/\s+/g, ' ').trim();

const TTL_MS = 60_000;
const kept = new WeakMap<Kysely<Database>, { at: number; day: string; rows: Promise<HotRow[]> }>();

/** Every page of the site asks for them: they are counted once a minute, and old searches forgotten once a day. */
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

/** After a change: the next who asks is told the new state. */
export const clearHotWords = (db: Kysely<Database>): void => {
  kept.delete(db);
};
