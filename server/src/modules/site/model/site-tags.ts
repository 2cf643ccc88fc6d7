import type { SitemapSource } from '@bee/contracts/resource/site';
import type { AnswerTags } from '../../../cache/answer-tags.ts';
import type { ModuleName } from '../../../cache/cache-tag.ts';

const sitemapModules: Record<SitemapSource, ModuleName> = {
  article: 'publishing',
  news: 'publishing',
  policy: 'publishing',
  report: 'publishing',
  reference: 'publishing',
  'reference-article': 'publishing',
  tag: 'publishing',
  'data-product': 'data-products',
  dataset: 'data-products',
  baike: 'encyclopedia',
  'vegetable-product': 'prices',
  fruit: 'prices',
  'fruit-type': 'prices',
  'market-report': 'prices',
  'food-category': 'food',
  food: 'food',
  'industry-table': 'industry',
  standard: 'standards',
  province: 'statistics',
  'trade-country': 'trade',
  'trade-product': 'trade',
};

export const siteTags: AnswerTags = {
  'site/getSitemap': ({ source }) => [sitemapModules[source]],
  'site/getFeed': ['publishing'],
  'site/getShareCard': ({ id }) => [`publishing:${id}`],
  'site/getTools': [...new Set(Object.values(sitemapModules)), 'statistics', 'search', 'supply:counts'],
};
