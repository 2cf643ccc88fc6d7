import type { Head } from '@bee/contracts/page';
import { isPolicy, typeTitles } from '@bee/domain/article-type';
import { articleHref, href } from '@bee/platform';
import { listHrefOf, sectionOf } from '../../lib/article-type.ts';
import type { Article } from './article-data.ts';
import { legislation } from './legislation.ts';

/** What search engines read about an article: Legislation for a policy, NewsArticle for the rest. */
export const articleHead = (article: Article): Head => ({
  ...sectionOf(article.type),
  title: article.title,
  description: article.summary.slice(0, 160) || article.title,
  type: 'article',
  image: `/og/article/${encodeURIComponent(article.id)}.png`,
  jsonLd: article.type === 'special' ? [breadcrumb(article)] : [subject(article), breadcrumb(article)],
});

const subject = (article: Article): Record<string, unknown> =>
  isPolicy(article.type) && article.policy ? legislation(article, article.policy) : newsArticle(article);

const newsArticle = (article: Article): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  inLanguage: 'zh-CN',
  wordCount: article.words,
  url: articleHref(article),
  image: `/og/article/${encodeURIComponent(article.id)}.png`,
  ...(article.published_at && { datePublished: article.published_at }),
  ...(article.updated_at && { dateModified: article.updated_at }),
  ...(article.author && { author: { '@type': 'Person', name: article.author } }),
  ...(article.source_name && { publisher: { '@type': 'Organization', name: article.source_name } }),
});

const breadcrumb = (article: Article): Record<string, unknown> => {
  const list = listHrefOf(article.type);
  const trail = [
    { name: '首页', item: href('home') },
    ...(list ? [{ name: typeTitles[article.type], item: list }] : []),
    { name: article.title, item: articleHref(article) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
};
