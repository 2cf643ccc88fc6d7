import type { NewArticle } from '../modules/article/store-articles.ts';

/** An article as a file gives it; the run adds source, tags and time. */
export type ArticleImport = Pick<
  NewArticle,
  | 'id'
  | 'naturalKey'
  | 'scope'
  | 'type'
  | 'cate'
  | 'title'
  | 'author'
  | 'publishedAt'
  | 'blocks'
  | 'originalUrl'
  | 'policy'
>;
