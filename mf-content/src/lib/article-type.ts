import type { DataFor } from '@bee/contracts/operations';
import { type ArticleType, isNews, isPolicy } from '@bee/domain/article-type';
import { href } from '@bee/platform';

export type ArticleCard = DataFor<'article/getNewsList'>['list'][number];

/** Address of the list of an article type; agreements have none. */
export const listHrefOf = (type: ArticleType): string | undefined => {
  if (isNews(type)) return href('article/news', { type });
  if (isPolicy(type)) return href('article/policy', { type });
  return type === 'special' ? undefined : href('report/list', { type });
};

/** The same as a part of the page head. */
export const sectionOf = (type: ArticleType): { section?: string } => {
  const section = listHrefOf(type);
  return section === undefined ? {} : { section };
};
