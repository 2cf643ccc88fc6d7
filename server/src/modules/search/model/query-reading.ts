import { fold } from '../../../text/fold.ts';
import { isWord, segmenter } from './dictionary.ts';
import { intentOf, isFiller, type QueryIntent } from './query-intent.ts';
import type { Thesaurus } from './thesaurus.ts';

/** A thing that a query names. All names are folded. */
export type QueryEntity = { matched: string; synonyms: readonly string[]; varieties: readonly string[] };

export type QueryReading = {
  entities: readonly QueryEntity[];
  intent: QueryIntent | null;
  /** What is neither a name nor an intent nor a filler, in the order of the query. Without stop words. */
  rest: readonly string[];
};

/** @property names further names, of the tables, folded */
type KnownNames = { thesaurus: Thesaurus; names: ReadonlySet<string> };

/** Words of the segmenter that may form a name together. */
const LONGEST = 6;

/**
 * Divides a query into the things that it names, what it wants to know about them, and the rest. The longest name or
 * intent that starts and ends with words of the segmenter wins, so 红薯 is not found in 红薯粉.
 */
export const readQuery = (query: string, known: KnownNames): QueryReading => {
  const words = segmenter().cut(fold(query), true);
  const entities: QueryEntity[] = [];
  const rest: string[] = [];
  let intent: QueryIntent | null = null;
  for (let at = 0; at < words.length; ) {
    const part = longestPart(words, at, known);
    at += part.count;
    if (part.intent) intent ??= part.intent;
    else if (part.isName) entities.push(entityOf(part.text, known.thesaurus));
    else if (isWord(part.text) && !isFiller(part.text)) rest.push(part.text);
  }
  return { entities, intent, rest };
};

type Part = { text: string; count: number; intent: QueryIntent | null; isName: boolean };

const longestPart = (words: readonly string[], at: number, { thesaurus, names }: KnownNames): Part => {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count -= 1) {
    const text = words
      .slice(at, at + count)
      .join('')
      .trim();
    const intent = intentOf(text);
    const isName = intent === null && (names.has(text) || thesaurus.names.has(text));
    if (intent || isName) return { text, count, intent, isName };
  }
  return { text: words[at] ?? '', count: 1, intent: null, isName: false };
};

const entityOf = (matched: string, thesaurus: Thesaurus): QueryEntity => ({
  matched,
  synonyms: thesaurus.synonymsOf(matched),
  varieties: thesaurus.varietiesOf(matched),
});
