import { pinyin } from 'pinyin-pro';
import { fold } from '../../../text/fold.ts';

/** A name in the forms matched by prefix: as written, in pinyin (fanqie) and by initials (fq). */
export type DocumentName = { name: string; folded: string; spelling: string; initials: string };

/** Users pick a suggestion before typing more characters than this. */
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

/** Folded prefix by which a name is indexed and looked up. */
export const beginningOf = (name: string): string => plainName(name).slice(0, BEGINNING);

/** Folded letters and digits only, so that leading brackets or quotation marks do not hide a name. */
const plainName = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

const syllablesOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true }).map((syllable) => syllable.toLowerCase());
