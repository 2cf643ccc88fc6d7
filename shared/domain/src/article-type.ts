import type { ArticleType } from '@bee/contracts/entity/article';

export type { ArticleType };
export type NewsType = 'beedata_opinion' | 'industry_news';
export type PolicyType = 'policy_repository' | 'agriculture_policy' | 'policy_diagram';
export type ArticleScope = 'report' | 'news' | 'policy';

/** Titles as shown in the navigation. */
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

/** Scope of an article type; null for agreements. */
export const scopeOf = (type: ArticleType): ArticleScope | null => {
  if (isReport(type)) return 'report';
  if (isNews(type)) return 'news';
  return isPolicy(type) ? 'policy' : null;
};
