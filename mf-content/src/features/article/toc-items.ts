import type { Article } from './article-data.ts';

type TocItem = { id: string; title: string; level: 1 | 2 };

/** The contents in at most two levels: the highest level of the text is the first, everything below it the second. */
export const tocItems = (toc: Article['toc']): TocItem[] => {
  const top = Math.min(...toc.map(({ level }) => level));
  return toc.map(({ id, title, level }) => ({ id, title, level: level === top ? 1 : 2 }));
};
