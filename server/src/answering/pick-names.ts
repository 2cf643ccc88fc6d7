import { queryWords, type Thesaurus } from '../modules/search/index.ts';

/** The name of an item, and the form matched in a question. */
export type Named = { name: string; matched: string };

/**
 * Matches the longest names first (樱桃番茄 before 番茄), without overlaps; returns them in the order of the question. A
 * single-character name must be a word of its own for the segmenter, or before 价: 葱 matches 葱价, not 葱郁.
 * @param question folded in the same way as `matched`
 */
export const pickNames = <Name extends Named>(question: string, names: readonly Name[]): Name[] => {
  let words: Set<string> | null = null;
  let rest = question;
  const found: { one: Name; at: number }[] = [];
  const held = names.filter(({ matched }) => matched !== '' && question.includes(matched));
  for (const one of held.sort((a, b) => b.matched.length - a.matched.length)) {
    const at = rest.indexOf(one.matched);
    if (at < 0) continue;
    if (one.matched.length === 1) {
      words ??= new Set(queryWords(question));
      if (!words.has(one.matched) && !isPriced(question, one.matched)) continue;
    }
    rest = rest.replaceAll(one.matched, ' '.repeat(one.matched.length));
    if (!found.some((other) => other.one.name === one.name)) found.push({ one, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ one }) => one);
};

/** True for 姜 in 新发地的姜价. */
const isPriced = (question: string, name: string): boolean => {
  const at = question.indexOf(name);
  return (
    !/[\u4e00-\u9fa5]/.test((question[at - 1] ?? '').replace(/[的和与跟]/, '')) &&
    /^.的?(?:价|行情)/.test(question.slice(at))
  );
};

/** The question without the given names. */
export const withoutNames = (question: string, names: readonly Named[]): string =>
  [...names]
    .sort((a, b) => b.matched.length - a.matched.length)
    .reduce((rest, { matched }) => rest.replaceAll(matched, ' '), question);

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
