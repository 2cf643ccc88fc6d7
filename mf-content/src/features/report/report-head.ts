import type { Head } from '@bee/contracts/page';
import { typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { listHrefOf, sectionOf } from '../../lib/article-type.ts';
import type { Report } from './report-data.ts';

/** Structured data of a report for search engines. */
export const reportHead = (report: Report): Head => ({
  ...sectionOf(report.type),
  title: report.title,
  description: report.summary.slice(0, 160) || report.title,
  type: 'article',
  image: sharePicture(report),
  jsonLd: [subject(report), breadcrumb(report)],
});

const sharePicture = ({ id }: Report): string => `/og/article/${encodeURIComponent(id)}.png`;

const subject = (report: Report): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Report',
  headline: report.title,
  name: report.title,
  description: report.summary,
  inLanguage: 'zh-CN',
  url: articleHref(report),
  image: sharePicture(report),
  isAccessibleForFree: report.access.level === 'public',
  ...(report.issue_no && { reportNumber: report.issue_no }),
  ...(report.pages && { numberOfPages: report.pages }),
  ...(report.published_at && { datePublished: report.published_at }),
  ...(report.updated_at && { dateModified: report.updated_at }),
  ...(report.researchers.length > 0 && { author: report.researchers.map((name) => ({ '@type': 'Person', name })) }),
  ...(report.org_name && { publisher: { '@type': 'Organization', name: report.org_name } }),
  ...(report.tags.length > 0 && { keywords: report.tags.map(({ title }) => title) }),
  ...(report.series && { isPartOf: { '@type': 'CreativeWorkSeries', name: report.series.title } }),
});

const breadcrumb = (report: Report): Record<string, unknown> => {
  const trail = [
    { name: '首页', item: href('home') },
    { name: typeTitles[report.type], item: listHrefOf(report.type) },
    { name: report.title, item: articleHref(report) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
};
