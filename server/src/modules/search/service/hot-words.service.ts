import { createHash } from 'node:crypto';
import { LONGEST_HOT_WORD } from '@bee/domain/hot-word';
import { cacheOf } from '../../../cache/data-cache.ts';
import { shanghaiDay } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { deleteOldSearches, type HotRow, readHotWords, recordSeeker } from '../store/hot-words.repository.ts';
import { deleteOldMisses } from '../store/missed-words.repository.ts';

type Search = { keyword: string; ip: string; today: string; secret: string };

/** Counts a search. The address is stored only as a hash that changes every day. */
export const countSearch = async (db: Db, { keyword, ip, today, secret }: Search): Promise<void> => {
  const word = wordOf(keyword);
  if (word.length < 2 || word.length > LONGEST_HOT_WORD || !/\p{L}/u.test(word)) return;
  const seeker = createHash('sha256').update(`${secret} ${today} ${ip}`).digest('hex').slice(0, 16);
  await recordSeeker(db, { day: today, keyword: word, seeker });
};

/** Words pinned by operators first, then the most searched; without hidden words. */
export const listHotWords = async (db: Db, limit: number, now: Date) =>
  (await hotWords(db, now))
    .filter(({ status }) => status !== 'hidden')
    .slice(0, limit)
    .map(({ keyword, heat, trend }) => ({ keyword, heat, trend }));

export const wordOf = (keyword: string): string => fold(keyword).replace(/\s+/g, ' ').trim();

/** Every page of the site requests hot words, so they are read at most once a minute. */
const hotWords = (db: Db, now: Date): Promise<HotRow[]> => {
  const day = shanghaiDay(now);
  const rules = { tags: ['search:hot-words'], freshSeconds: 60, keepSeconds: 60, waitForTags: true, now } as const;
  return cacheOf(db).get(`hot words ${day}`, rules, async () => {
    await deleteOldSearches(db, day);
    await deleteOldMisses(db, day);
    return readHotWords(db, day);
  });
};
