import { pinyin } from 'pinyin-pro';
import { fold } from './fold.ts';

/** A name by its beginnings: as written, as spelt (fanqie) and by initials (fq). */
export type DocumentName = { name: string; folded: string; spelling: string; initials: string };

/** Nobody types more of a name before choosing it. */
const BEGINNING = 24;

export const namesOf = (names: readonly string[]): DocumentName[] =>
  [...new Set(names.map((name) => name.trim()))].filter(Boolean).map((name) => {
    const folded = beginningOf(name);
    const syllables = syllablesOf(folded);
    return {
      name,
      folded,
      spelling: syllables.join(''),
      initials: syllables.map((syllable) => (/^[a-z]/.test(syllable) ? syllable[0] : syllable)).join(''),
    };
  });

/** How a name begins that is written so. */
export const beginningOf = (name: string): string => plainName(name).slice(0, BEGINNING);

/** Letters and digits alone, folded: brackets and quotation marks at the front hide no name. */
const plainName = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

const syllablesOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true }).map((syllable) => syllable.toLowerCase());
