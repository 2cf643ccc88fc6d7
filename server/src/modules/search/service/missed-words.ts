import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { MissedKind, MissedWord } from '@bee/contracts/resource/thesaurus';
import { missedKinds } from '@bee/domain/missed-word';
import { shanghaiDay } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { missedWordOf } from '../model/missed-word.ts';
import { listMisses, recordMiss } from '../store/missed-words.repository.ts';

const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

type Searched = Pick<DataFor<'article/search'>, 'total' | 'loose' | 'corrected' | 'answer'>;

/** Counts a search that found no document, or none with all words, without who searched. */
export const countMiss = async (db: Db, keyword: string, found: Searched, now: Date): Promise<void> => {
  if ((found.total > 0 && !found.loose) || found.corrected !== null || found.answer !== null) return;
  const word = missedWordOf(keyword);
  if (word === null) return;
  await recordMiss(db, { day: shanghaiDay(now), kind: found.total === 0 ? 'nothing' : 'some', word, now });
};

/** What readers missed in the last 30 days, grouped by kind and text; the latest first by default. */
export const listMissedWords = async (
  db: Db,
  { kw = '', kind, page, limit, sort = 'last_at', order }: ParsedRequestFor<'ops/getMissedWords'>,
  now: Date,
): Promise<DataFor<'ops/getMissedWords'>> => {
  const all = [...(await grouped(db, now)).values()];
  const sign = order === 'asc' ? 1 : -1;
  const found = all
    .filter((one) => (!kind || one.kind === kind) && one.word.includes(fold(kw)))
    .sort((a, b) => (a[sort] === b[sort] ? b.count - a.count : sign * (a[sort] < b[sort] ? -1 : 1)));
  return {
    list: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    page,
    limit,
    facets: {
      kind: (Object.keys(missedKinds) as MissedKind[]).map((value) => ({
        value,
        label: missedKinds[value],
        count: all.filter((one) => one.kind === value).length,
      })),
    },
    updated_at: null,
  };
};

const grouped = async (db: Db, now: Date): Promise<Map<string, MissedWord>> => {
  const groups = new Map<string, MissedWord>();
  for (const { kind, asked, count, at } of await listMisses(db, new Date(now.getTime() - SHOWN_DAYS * DAY_MS))) {
    const word = missedWordOf(asked);
    if (word === null) continue;
    const group = groups.get(`${kind} ${word}`) ?? { kind, word, count: 0, last_at: at };
    groups.set(`${kind} ${word}`, {
      ...group,
      count: group.count + count,
      last_at: [at, group.last_at].toSorted()[1] ?? at,
    });
  }
  return groups;
};
