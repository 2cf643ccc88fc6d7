import type { Thesaurus } from '../modules/search/index.ts';
import type { Named } from './pick-names.ts';

/**
 * Adds the other names that the thesaurus knows, except those of another thing in the list: if a price list has 土豆 and
 * 马铃薯, each means itself.
 * @param names folded in `matched`
 */
export const withSynonyms = <Name extends Named>(names: readonly Name[], thesaurus: Thesaurus): Name[] => {
  const own = new Set(names.map(({ matched }) => matched));
  return names.flatMap((one) => [
    one,
    ...thesaurus
      .synonymsOf(one.matched)
      .filter((other) => !own.has(other))
      .map((matched) => ({ ...one, matched })),
  ]);
};
