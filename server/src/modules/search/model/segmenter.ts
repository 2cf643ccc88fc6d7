import { fold } from '../../../text/fold.ts';
import { isWord, partsOfName, segmenter, wordsWithin } from './dictionary.ts';
import { terms } from './terms.ts';

/** Words of a text as indexed: long words and the words inside them, without punctuation and stop words. */
export const indexWords = (text: string): string[] => {
  const words: string[] = [];
  for (const word of segmenter().cutForSearch(fold(text), true)) {
    if (!isWord(word)) continue;
    words.push(...wordsWithin(word), word);
  }
  return words;
};

/** Words of a question, unique; long words are not split. */
export const queryWords = (text: string): string[] => {
  const words = segmenter().cut(fold(text), true).filter(isWord);
  return [...new Set(words)];
};

/**
 * Words of a question that can name something: nouns and words unknown to the dictionary, and separately verbs and
 * adjectives.
 */
export const namingWords = (text: string): { nouns: Set<string>; verbs: Set<string> } => {
  const tagged = segmenter()
    .tag(fold(text), true)
    .filter(({ word }) => isWord(word));
  const of = (tags: RegExp) => new Set(tagged.filter(({ tag }) => tags.test(tag)).map(({ word }) => word));
  const nouns = of(/^(?:n|vn|an|l|i|j|x|eng|s$)/);
  // The segmenter uses the tag of its own dictionary, in which 三七 is a number.
  const own = tagged.filter(({ word }) => terms.has(word)).map(({ word }) => word);
  return { nouns: new Set([...nouns, ...own]), verbs: of(/^[va]/) };
};

/** A tsvector literal of title (weight A) and body (weight D) words with their positions. */
export const vectorOf = (title: readonly string[], body: readonly string[]): string => {
  const places = new Map<string, string[]>();
  const most = body.length > LONG_TEXT ? FEW_PLACES : MAX_PLACES;
  const add = (words: readonly string[], offset: number, weight: string) => {
    for (const [index, word] of words.entries()) {
      const known = places.get(word);
      const place = `${Math.min(offset + index + 1, MAX_POSITION)}${weight}`;
      if (!known) places.set(word, [place]);
      else if (known.length < most) known.push(place);
    }
  };
  add(title, 0, 'A');
  add(body.slice(0, MAX_WORDS), title.length, '');
  return [...places].map(([word, at]) => `${quoted(word)}:${at.join(',')}`).join(' ');
};

/** A tsquery literal, null without words. With weight A it matches titles only. */
export const queryOf = (words: readonly string[], operator: '&' | '|', weight: ':A' | '' = ''): string | null =>
  words.length === 0 ? null : words.map((word) => wholeOrParts(word, weight)).join(` ${operator} `);

/** Texts that were indexed before a name was known contain its parts, one after the other. */
const wholeOrParts = (word: string, weight: ':A' | ''): string => {
  const parts = partsOfName(word);
  const whole = `${quoted(word)}${weight}`;
  return parts.length > 1 ? `(${whole} | ${parts.map((part) => `${quoted(part)}${weight}`).join(' <-> ')})` : whole;
};

/** Limits of PostgreSQL's tsvector. */
const MAX_POSITION = 16_383;
const MAX_PLACES = 255;
/** A tsvector holds at most 1 MB, so long texts (a book of 1,000 pages) store fewer positions per word. */
const LONG_TEXT = 30_000;
const FEW_PLACES = 4;
const MAX_WORDS = 300_000;

const quoted = (word: string): string => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;
