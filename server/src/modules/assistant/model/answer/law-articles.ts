import { articlesIn } from './named-sources.ts';

/** An article from its number to the next one; `no` is null for the lines before the first article. */
export type Article<Passage> = { no: number | null; text: string; passage: Passage };

/** Number of characters in which an article number is searched. */
const HEAD = 16;
const ARTICLE = /^\s*第[\d零〇一二三四五六七八九十百千]+条/;
const CHAPTER = /^\s*第[\d零〇一二三四五六七八九十百千]+[编章节]/;

/** The articles of a law, in order, from all its passages; a text without articles has one per passage. */
export const articlesOf = <Passage extends { text: string; heading: string | null }>(
  passages: readonly Passage[],
): Article<Passage>[] => {
  if (!passages.some(({ text }) => text.split('\n').some((line) => ARTICLE.test(line))))
    return passages.map((passage) => ({ no: null, text: passage.text, passage }));
  const articles: Article<Passage>[] = [];
  let last: Article<Passage> | null = null;
  for (const passage of passages) {
    for (const line of linesAfter(last, passage.text)) {
      if (line.trim() === '' || CHAPTER.test(line)) continue;
      if (ARTICLE.test(line) || !last) {
        last = { no: articlesIn(line.trimStart().slice(0, HEAD))[0] ?? null, text: line, passage };
        articles.push(last);
      } else last.text = `${last.text}\n${line}`;
    }
  }
  return articles;
};

/** A passage that was cut inside a sentence has been completed with the first sentence of the next one. */
const linesAfter = (last: { text: string } | null, text: string): string[] => {
  const [first = ''] = /^[^。！？]*[。！？]/.exec(text) ?? [];
  const rest = first !== '' && last?.text.endsWith(first.trim()) ? text.slice(first.length) : text;
  return rest.split('\n');
};
