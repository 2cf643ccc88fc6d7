import type { Db } from '../../../db/schema.ts';
import { fold } from '../../../text/fold.ts';
import { namesOf } from '../model/document-names.ts';
import { queryWords } from '../model/segmenter.ts';
import { heldByTexts, soundingLike } from '../store/suggest.repository.ts';
import { listHotWords } from './hot-words.service.ts';

const MAX_WORDS = 8;

/**
 * Alternatives for a search with few hits: names with the same pronunciation (蕃茄 for 番茄), words of the query that occur
 * in the index, and popular searches if those are too few.
 */
export const nearestWords = async (db: Db, keyword: string, now: Date): Promise<string[]> => {
  const [name] = namesOf([keyword]);
  const alike = name && name.spelling.length > 3 ? await soundingLike(db, name.spelling) : [];
  const held = await heldByTexts(db, queryWords(keyword));
  const hot =
    alike.length + held.length < FEW ? (await listHotWords(db, MAX_WORDS, now)).map((word) => word.keyword) : [];
  const asked = fold(keyword);
  return [...new Set([...alike, ...held, ...hot])].filter((word) => fold(word) !== asked).slice(0, MAX_WORDS);
};

const FEW = 3;
