import { findStandardNumbers, parseStandardNumber, type StandardNumber, splitYear } from '@bee/domain/standard-number';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { indexWords, queryOf, queryWords } from '../../search/index.ts';

/**
 * An interpretation of the search text: a condition on `standard s`, the sort keys of the match, and whether the match
 * ranks before being in force, as it does for numbers.
 */
export type KeywordWay = { condition: RawBuilder<unknown>; fit: RawBuilder<unknown>; fitFirst: boolean; near: boolean };

const LIKE_DIGITS = 3;

/** The first interpretation with any result, regardless of other filters; falls back to the last interpretation. */
export const findKeywordWay = async (db: Db, kw: string): Promise<KeywordWay> => {
  const ways = keywordWays(kw);
  for (const way of ways.slice(0, -1)) {
    const { rows } = await sql`select 1 from standard s where ${way.condition} limit 1`.execute(db);
    if (rows.length > 0) return way;
  }
  return ways.at(-1) ?? titleWays(kw)[0] ?? NOTHING;
};

const NOTHING: KeywordWay = { condition: sql`false`, fit: sql`0`, fitFirst: false, near: false };

const keywordWays = (kw: string): KeywordWay[] => {
  const number = parseStandardNumber(kw);
  if (number) return numberWays(number);
  const [written] = findStandardNumbers(kw);
  const within = written === undefined ? null : parseStandardNumber(written);
  return [...(within ? numberWays(within).slice(0, 1) : []), ...titleWays(kw)];
};

/**
 * The number and its parts (5009 finds 5009.12), then numbers with that prefix, then numbers that contain its digits.
 */
const numberWays = (number: StandardNumber): KeywordWay[] => {
  const { key, looseKey, digits, year } = number;
  const bare = key === digits;
  const ofYear = year ? sql`s.year = ${year}` : sql`true`;
  const same = bare
    ? sql`(s.digits = ${digits} or s.digits like ${`${digits}.%`})`
    : sql`(s.number_key = ${key} or s.number_key like ${`${key}.%`}
        or s.loose_key = ${looseKey} or s.loose_key like ${`${looseKey}.%`})`;
  const begins = bare
    ? sql`s.digits like ${`${digits}%`}`
    : sql`(s.number_key like ${`${key}%`} or s.loose_key like ${`${looseKey}%`})`;
  const fit = sql`(s.number_key <> ${key}), (s.loose_key <> ${looseKey}), length(s.digits), s.digits`;
  const glued = splitYear(number);
  const way = (condition: RawBuilder<unknown>, near: boolean): KeywordWay => ({
    condition,
    fit,
    fitFirst: true,
    near,
  });
  return [
    way(sql`${same} and ${ofYear}`, false),
    ...(glued ? [way(sql`s.loose_key = ${glued.looseKey} and s.year = ${glued.year}`, false)] : []),
    ...(year ? [way(same, true)] : []),
    way(begins, year !== null),
    ...(digits.length >= LIKE_DIGITS && !bare
      ? [way(sql`strpos(s.digits, ${digits}) > 0 and left(s.loose_key, 2) = ${looseKey.slice(0, 2)}`, true)]
      : []),
    ...(digits.length >= LIKE_DIGITS ? [way(sql`strpos(s.digits, ${digits}) > 0`, true)] : []),
  ];
};

/** All words of the query, then any of them. */
const titleWays = (kw: string): KeywordWay[] => {
  const words = queryWords(kw).map(wordOrParts);
  const way = (operator: '&' | '|', near: boolean): KeywordWay => {
    const query = words.map((word) => `(${word})`).join(` ${operator} `);
    return {
      condition: sql`s.tsv @@ ${query}::tsquery`,
      fit: sql`round(ts_rank(s.tsv, ${query}::tsquery)::numeric, 2) desc`,
      fitFirst: false,
      near,
    };
  };
  if (words.length === 0) return [NOTHING];
  return words.length > 1 ? [way('&', false), way('|', true)] : [way('&', false)];
};

/** 农药残留 must also match titles with 农药最大残留限量. */
const wordOrParts = (word: string): string => {
  const parts = indexWords(word).filter((part) => part !== word);
  const covers = parts.join('').length >= word.length;
  return [queryOf([word], '&'), covers ? queryOf(parts, '&') : null].filter(Boolean).join(' | ');
};
