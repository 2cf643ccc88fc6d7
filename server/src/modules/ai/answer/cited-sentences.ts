import { sourceText } from './plain-text.ts';
import { sentencesOf } from './sentences.ts';

/** Text up to its citations, the mark that ends its sentence behind them. */
const CITED = /([\s\S]*?)((?:\[\[\d+\]\])+)([。；！？]?)/g;

/** What of an answer is cited from one reference. */
export const textCitedFrom = (answer: string, no: number): string =>
  [...answer.matchAll(CITED)]
    .flatMap(([, text, marks, end]) => (marks?.includes(`[[${no}]]`) ? `${text}${end}` : []))
    .join('\n');

/** Sentences of a quote that a text repeats, as they stand in the quote. */
export const citedSentences = (quote: string, text: string): string[] => {
  const plain = withoutSpace(text);
  return sentencesOf(quote).filter((sentence) => plain.includes(withoutSpace(sourceText(sentence))));
};

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

const ARTICLE = /^第[一二三四五六七八九十百千零〇\d]+条(?:之[一二三四五六七八九十]+)?/gm;

/**
 * The articles of a law that sentences of a quote stand in: 第十三条, 第十三条至第十五条. Without sentences those of the
 * whole quote. Null where the quote does not say.
 */
export const articlesOf = (quote: string, sentences: readonly string[]): string | null => {
  const marks = [...quote.matchAll(ARTICLE)].map(({ 0: name, index }) => ({ name, index }));
  const at = (place: number) => marks.findLast(({ index }) => index <= place)?.name;
  const names = sentences.length > 0 ? sentences.map((one) => at(quote.indexOf(one))) : [at(0), marks.at(-1)?.name];
  const [first] = names;
  const last = names.at(-1);
  if (!first || !last) return null;
  return first === last ? first : `${first}至${last}`;
};
