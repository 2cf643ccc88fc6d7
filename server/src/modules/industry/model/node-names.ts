import { pinyin } from 'pinyin-pro';
import { nameKey } from '../../../text/name-key.ts';

/** A name of a node prepared for search: folded, without punctuation. `syllables` has a bar before each syllable. */
export type NodeName = {
  name: string;
  other: boolean;
  folded: string;
  spelling: string;
  initials: string;
  syllables: string;
  within: string;
};

/** @param path titles of the ancestors */
export const nodeNames = (title: string, others: readonly string[], path: readonly string[]): NodeName[] => {
  const within = path.map(nameKey).join(' ');
  return [title, ...others.filter((one) => one !== title)].map((name, place) => {
    const folded = nameKey(name);
    const syllables = syllablesOf(folded);
    return {
      name,
      other: place > 0,
      folded,
      spelling: syllables.join(''),
      initials: syllables.map(initialOf).join(''),
      syllables: syllables.map((one) => `|${one}`).join(''),
      within,
    };
  });
};

/** One syllable per character; letters and digits count as syllables. */
export const syllablesOf = (folded: string): string[] =>
  pinyin(folded, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());

export const initialOf = (syllable: string): string => (/^[a-z]/.test(syllable) ? (syllable[0] ?? '') : syllable);
