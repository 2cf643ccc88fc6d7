import { z } from 'zod';
import { articleType, newsTypes, policyTypes, reportTypes } from '../entity/article.ts';
import { operation } from '../operation.ts';
import { day, id, instant, page } from '../shapes.ts';

export const sitemapSources = [
  'article',
  'data-product',
  'dataset',
  'baike',
  'policy',
  'news',
  'report',
  'reference',
  'reference-article',
  'vegetable-product',
  'food',
  'food-category',
  'fruit',
  'fruit-type',
  'market-report',
  'industry-table',
  'standard',
  'tag',
  'trade-country',
  'trade-product',
] as const;

/** Columns that can be subscribed to. */
export const feedTypes = [...newsTypes, ...policyTypes, ...reportTypes] as const;

const feedEntry = z.object({
  id: z.string(),
  type: articleType,
  title: z.string(),
  summary: z.string(),
  author: z.string().nullable(),
  published_at: day.nullable(),
  updated_at: instant,
});

export const site = {
  'site/getSitemap': operation({
    method: 'GET',
    summary: '站点地图的一页：某一来源的全部路径参数（每页 5000 条）',
    request: z.object({ source: z.enum(sitemapSources, '没有这个来源'), page }),
    data: z.object({
      list: z.array(z.object({ params: z.record(z.string(), z.string()), lastmod: instant.nullable() })),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  'site/getFeed': operation({
    method: 'GET',
    summary: '一个栏目最新的 30 篇，供 RSS 订阅',
    request: z.object({ type: z.enum(feedTypes, '没有这个栏目') }),
    data: z.object({ title: z.string(), desc: z.string(), list: z.array(feedEntry) }),
  }),
  'site/getShareCard': operation({
    method: 'GET',
    summary: '分享图上的文字：一篇文章或报告的标题、栏目、来源与日期',
    request: z.object({ id }),
    data: z.object({
      title: z.string(),
      column: z.string(),
      source_name: z.string(),
      published_at: day.nullable(),
      sample: z.boolean(),
    }),
  }),
  'site/getGeneration': operation({
    method: 'GET',
    summary: '内容代次：导入和发布使它增大，页面缓存据此失效',
    request: z.object({}),
    data: z.object({ generation: z.number().int() }),
  }),
};

export type FeedType = (typeof feedTypes)[number];
export type SitemapSource = (typeof sitemapSources)[number];
