import type { MarkedText } from '@bee/contracts/entity/link';
import { foldWithPlaces } from '../../../text/fold.ts';
import { markTerms } from '../../search/index.ts';
import { initialOf, syllablesOf } from './node-names.ts';

/** Marks the matches in a name: the words themselves, or the characters that match by pinyin or initials. */
export const markName = (name: string, words: readonly string[]): MarkedText => {
  const written = markTerms(name, words);
  if (written.some(({ hit }) => hit)) return written;
  for (const word of words) {
    const span = spelledIn(name, word);
    if (span) return cut(name, span);
  }
  return written;
};

type Span = { from: number; to: number };

const spelledIn = (name: string, word: string): Span | null => {
  if (!/^[a-z]+$/.test(word)) return null;
  const { folded, places } = foldWithPlaces(name);
  const letters = [...folded]
    .map((letter, at) => ({ letter, at: places[at] ?? 0 }))
    .filter(({ letter }) => IS_LETTER.test(letter));
  const syllables = syllablesOf(letters.map(({ letter }) => letter).join(''));
  const initials = syllables.map(initialOf);
  for (const parts of [initials, syllables])
    for (let start = 0; start < parts.length; start += 1) {
      const end = endOf(parts, start, word);
      const first = letters[start];
      const last = end === null ? undefined : letters[end - 1];
      if (first && last) return { from: first.at, to: last.at + 1 };
    }
  return null;
};

const IS_LETTER = /[\p{L}\p{N}]/u;

/** End index of the parts that the word covers when it starts at `start`; null if it does not match. */
const endOf = (parts: readonly string[], start: number, word: string): number | null => {
  let spelled = '';
  for (let end = start; end < parts.length; end += 1) {
    spelled += parts[end];
    if (spelled.startsWith(word)) return end + 1;
    if (!word.startsWith(spelled)) return null;
  }
  return null;
};

const cut = (name: string, { from, to }: Span): MarkedText =>
  [
    { text: name.slice(0, from), hit: false },
    { text: name.slice(from, to), hit: true },
    { text: name.slice(to), hit: false },
  ].filter(({ text }) => text !== '');
