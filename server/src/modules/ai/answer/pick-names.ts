import { queryWords } from '../../search/segmenter.ts';

/** A name of something, as it is called and as it stands in a question. */
export type Named = { name: string; matched: string };

/**
 * The longest names first (樱桃番茄 before 番茄), none inside another; in the order of the question. A name of one
 * character counts only where the segmenter sees a word of its own: 葱 is not in 葱郁.
 * @param question and `matched` folded alike
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
      if (!words.has(one.matched)) continue;
    }
    rest = rest.replaceAll(one.matched, ' '.repeat(one.matched.length));
    if (!found.some((other) => other.one.name === one.name)) found.push({ one, at });
  }
  return found.sort((a, b) => a.at - b.at).map(({ one }) => one);
};

/** What of a question is left once the names are taken out. */
export const withoutNames = (question: string, names: readonly Named[]): string =>
  [...names]
    .sort((a, b) => b.matched.length - a.matched.length)
    .reduce((rest, { matched }) => rest.replaceAll(matched, ' '), question);
