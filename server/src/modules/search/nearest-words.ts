import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { fold } from '../../text/fold.ts';
import { namesOf } from './document-names.ts';
import { listHotWords } from './hot-words.service.ts';
import { queryWords } from './segmenter.ts';

const MAX_WORDS = 8;

/**
 * Alternatives for a search with few hits: names with the same pronunciation (蕃茄 for 番茄), words of the query that occur
 * in the index, and popular searches if those are too few.
 */
export const nearestWords = async (db: Kysely<Database>, keyword: string, now: Date): Promise<string[]> => {
  const [name] = namesOf([keyword]);
  const alike = name && name.spelling.length > 3 ? await soundingLike(db, name.spelling) : [];
  const held = await heldByTexts(db, queryWords(keyword));
  const hot =
    alike.length + held.length < FEW ? (await listHotWords(db, MAX_WORDS, now)).map((word) => word.keyword) : [];
  const asked = fold(keyword);
  return [...new Set([...alike, ...held, ...hot])].filter((word) => fold(word) !== asked).slice(0, MAX_WORDS);
};

const FEW = 3;
/** Longer names are titles, not search words. */
const LONGEST = 12;

const soundingLike = async (db: Kysely<Database>, spelling: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from search_name where spelling like ${`${spelling}%`} and length(name) <= ${LONGEST}
    group by name order by length(name), name limit 4`.execute(db);
  return rows.map(({ name }) => name);
};

const heldByTexts = async (db: Kysely<Database>, words: string[]): Promise<string[]> => {
  if (words.length < 2) return [];
  const { rows } = await sql<{ term: string }>`
    select term from search_term where term = any(${words}) order by passages limit 4`.execute(db);
  return rows.map(({ term }) => term);
};
