import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { namesOf } from '../model/document-names.ts';
import { isMisspelt, lookingLike, nearestName } from '../model/nearest-name.ts';
import type { QueryReading } from '../model/query-reading.ts';
import type { Thesaurus } from '../model/thesaurus.ts';
import { titlesWithHalf } from '../store/nearest-titles.ts';
import { namesOfPricesLike, soundingLike } from '../store/suggest.repository.ts';
import { readThesaurus } from './read-thesaurus.ts';

const [SHORTEST, LONGEST] = [2, 12];
/** Shorter titles of different laws differ in one character: 渔业法, 农业法. */
const SHORTEST_TITLE = 5;
/** Shorter spellings are words of other languages, or names of one character. */
const SHORTEST_SPELLING = 4;

/**
 * The keyword with the name that was probably meant: 蕃茄价格 and fanqie mean 番茄, 大白莱 means 大白菜. Null if the keyword
 * names something known, or no name is close.
 * @param names of the tables
 */
export const correctKeyword = async (
  db: Db,
  keyword: string,
  { reading, names }: { reading: QueryReading; names: readonly string[] },
): Promise<string | null> => {
  const correction = (await correctName(db, keyword, { reading, names })) ?? (await correctTitle(db, keyword));
  return correction && fold(keyword).replace(correction.typed, correction.meant);
};

/**
 * An unknown name and the one that was probably meant. `isSure`: they sound or look alike; any other wrong character may
 * as well be a name that the site does not know.
 */
type Correction = { typed: string; meant: string; isSure: boolean };

const TITLE = /[\u4e00-\u9fa5]{4,}(?:法|条例|办[法发]|规定|细则)/;

/**
 * The title of a law with one character that was mistyped, forgotten or doubled: 农药管理条例 for 农约管理条例.
 * @param title without 《》 and 中华人民共和国
 */
export const correctTitle = async (
  db: Db,
  text: string,
  title = TITLE.exec(fold(text))?.[0] ?? '',
): Promise<Correction | null> => {
  if (title.length < SHORTEST_TITLE) return null;
  const titles = await titlesWithHalf(db, title);
  if (titles.some((known) => known.endsWith(title))) return null;
  for (const known of titles)
    for (const meant of [0, 1, -1].map((more) => known.slice(-(title.length + more))))
      if (isMisspelt(title, meant)) return { typed: title, meant, isSure: true };
  return null;
};

export const correctName = async (
  db: Db,
  text: string,
  { reading, names = [] }: { reading: QueryReading; names?: readonly string[] },
): Promise<Correction | null> => {
  const typed = unknownName(text, reading);
  const thesaurus = await readThesaurus(db);
  // A market or place may precede the name: 新发地翻茄.
  const ends = reading.entities.length > 0 ? [] : reading.rest.map((_, at) => reading.rest.slice(at).join(''));
  for (const end of ends.filter((one) => isNameLike(text, one) && !isAskedVerb(fold(text), one))) {
    const alike = lookingLike(end, [...thesaurus.names, ...names]) ?? (await soundAlike(db, end, thesaurus));
    if (alike) return { typed: end, meant: alike, isSure: true };
  }
  if (typed === null) return null;
  const near = nearestName(typed, thesaurus.names) ?? nearestName(typed, names);
  return near === null ? null : { typed, meant: near, isSure: false };
};

/**
 * The keyword with each name of a price that differs in one character from a name of two (黄瓜价格 for 黄爪价格). Too many
 * names are that close for one of them to be searched instead.
 */
export const resemblingKeywords = async (db: Db, keyword: string, reading: QueryReading): Promise<string[]> => {
  const typed = unknownName(keyword, reading);
  if (typed?.length !== SHORTEST) return [];
  return (await namesOfPricesLike(db, typed)).map((name) => fold(keyword).replace(typed, name));
};

/** What is neither a known name nor an intent, if it can be a name. */
const unknownName = (keyword: string, { entities, rest }: QueryReading): string | null => {
  const typed = rest.join('');
  return entities.length === 0 && isNameLike(keyword, typed) ? typed : null;
};

/** 怎么办理 does not mean 板栗: a verb follows. */
const isAskedVerb = (text: string, typed: string): boolean =>
  /(?:怎么|怎样|如何|是否|能否|可以)$/.test(text.slice(0, text.indexOf(typed)));

const isNameLike = (text: string, typed: string): boolean =>
  typed.length >= SHORTEST && typed.length <= LONGEST && fold(text).includes(typed);

const spellings = new WeakMap<Thesaurus, ReadonlyMap<string, string>>();

const soundAlike = async (db: Db, typed: string, thesaurus: Thesaurus): Promise<string | null> => {
  const spelling = spellingOf(typed);
  if (spelling.length < SHORTEST_SPELLING) return null;
  const known =
    spellings.get(thesaurus) ?? new Map([...thesaurus.names].reverse().map((name) => [spellingOf(name), name]));
  spellings.set(thesaurus, known);
  const [other] = (await soundingLike(db, spelling)).map(fold).filter((name) => spellingOf(name) === spelling);
  const meant = known.get(spelling) ?? other;
  return meant === undefined || meant === typed ? null : meant;
};

const spellingOf = (name: string): string => namesOf([name])[0]?.spelling ?? '';
