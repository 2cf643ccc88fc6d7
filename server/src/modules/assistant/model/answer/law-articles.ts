import { articlesIn } from './named-sources.ts';

/** An article from its number to the next one. */
export type Article<Passage> = { no: number; text: string; passage: Passage };

/** Number of characters in which an article number is searched. */
const HEAD = 16;
const ARTICLE = /^\s*第[\d零〇一二三四五六七八九十百千]+条/;
const CHAPTER = /^\s*第[\d零〇一二三四五六七八九十百千]+[编章节]/;

/** The articles of a law, in order, from all its passages; none for a text that is not divided into articles. */
export const articlesOf = <Passage extends { text: string }>(passages: readonly Passage[]): Article<Passage>[] => {
  const articles: Article<Passage>[] = [];
  let last: Article<Passage> | null = null;
  for (const passage of passages) {
    for (const line of linesAfter(last, passage.text)) {
      if (line.trim() === '' || CHAPTER.test(line)) continue;
      if (ARTICLE.test(line)) {
        last = { no: articlesIn(line.trimStart().slice(0, HEAD))[0] ?? Number.NaN, text: line, passage };
        articles.push(last);
      } else if (last) last.text = `${last.text}\n${line}`;
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
