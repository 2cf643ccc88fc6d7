import type { FeedType } from '@bee/contracts/resource/site';

/** Columns with a feed, and the page that lists each. */
export const feedPages: Record<FeedType, 'article/news' | 'article/policy' | 'report/list'> = {
  beedata_opinion: 'article/news',
  industry_news: 'article/news',
  policy_repository: 'article/policy',
  agriculture_policy: 'article/policy',
  policy_diagram: 'article/policy',
  self_report: 'report/list',
  free_report: 'report/list',
  weekly_report: 'report/list',
  monthly_report: 'report/list',
  report_diagram: 'report/list',
  third_part_report: 'report/list',
};

export const isFeedType = (type: string | undefined): type is FeedType =>
  type !== undefined && Object.hasOwn(feedPages, type);

/** Path of the feed for a page's list; null if the page lists no column. */
export const feedOf = (pageId: string, type: string | undefined): string | null =>
  isFeedType(type) && feedPages[type] === pageId ? `/feeds/${type}.xml` : null;
