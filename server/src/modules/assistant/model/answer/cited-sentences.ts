import { sourceText } from './plain-text.ts';
import { sentencesOf } from './sentences.ts';

/** Text before its citations, the citations, and the punctuation mark that ends the sentence after them. */
const CITED = /([\s\S]*?)((?:\[\[\d+\]\])+)([。；！？]?)/g;

/** Parts of an answer that cite the given reference. */
export const textCitedFrom = (answer: string, no: number): string =>
  [...answer.matchAll(CITED)]
    .flatMap(([, text, marks, end]) => (marks?.includes(`[[${no}]]`) ? `${text}${end}` : []))
    .join('\n');

/** Sentences of a quote that the text repeats, as written in the quote. */
export const citedSentences = (quote: string, text: string): string[] => {
  const plain = withoutSpace(text);
  return sentencesOf(quote).filter((sentence) => plain.includes(withoutSpace(sourceText(sentence))));
};

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

const ARTICLE = /^第[一二三四五六七八九十百千零〇\d]+条(?:之[一二三四五六七八九十]+)?/gm;

/**
 * Articles of a law that contain the given sentences of a quote: 第十三条, 第十三条至第十五条. Without sentences, the articles of
 * the whole quote. Null if the quote has no article number.
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
