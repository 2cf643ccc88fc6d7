import type { NewArticle } from '../article/store/store-articles.ts';

/** An article as parsed from a file; the import run adds source, tags and timestamp. */
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
