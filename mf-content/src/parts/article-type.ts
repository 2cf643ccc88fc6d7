import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';

export type ArticleCard = DataFor<'article/getNewsList'>['list'][number];
export type ArticleType = ArticleCard['type'];
export type NewsType = 'beedata_opinion' | 'industry_news';
export type PolicyType = 'policy_repository' | 'agriculture_policy' | 'policy_diagram';

/** Titles as the navigation has them. */
export const typeTitles = {
  beedata_opinion: '农小蜂观察',
  industry_news: '行业动态',
  policy_repository: '政策库',
  agriculture_policy: '政策解读',
  policy_diagram: '一图解读',
  self_report: '自有报告',
  free_report: '免费专区',
  weekly_report: '周报',
  monthly_report: '月报',
  report_diagram: '一图读懂',
  third_part_report: '产业报告',
  special: '协议与声明',
} as const satisfies Record<ArticleType, string>;

export const isNews = (type: ArticleType): type is NewsType => type === 'beedata_opinion' || type === 'industry_news';

export const isPolicy = (type: ArticleType): type is PolicyType =>
  type === 'policy_repository' || type === 'agriculture_policy' || type === 'policy_diagram';

export const isReport = (type: ArticleType): boolean => !isNews(type) && !isPolicy(type) && type !== 'special';

/** Reports have a screen of their own; everything else is read on the article screen. */
export const articleHref = ({ id, type }: { id: string; type: ArticleType }): string =>
  href(isReport(type) ? 'article/report' : 'article/detail', { id });

/** The list that an article stands in; none for the agreements. */
export const listHrefOf = (type: ArticleType): string | undefined => {
  if (isNews(type)) return href('article/news', { type });
  if (isPolicy(type)) return href('article/policy', { type });
  return type === 'special' ? undefined : href('report/list', { type });
};
