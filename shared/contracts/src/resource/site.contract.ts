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
  'province',
  'trade-country',
  'trade-product',
] as const;

/** Article types with a feed. */
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

const name = z.string().min(1).max(100);
const count = z.number().int().min(0).max(1_000_000);
const hash = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`), '不是散列值');

/** Measurements of an edge over two seconds. */
const edgeWindow = z.object({
  /** The edge's id of the window, its local time; duplicates are counted once. */
  slot: z.number().int().min(0),
  /** Milliseconds since it began. */
  age_ms: z.number().min(0).max(3_600_000),
  /** Always empty and ignored: kept for compatibility between edges and APIs one version apart. */
  served: z.array(z.unknown()).max(20).default([]),
  releases: z
    .array(
      z.object({
        remote: name,
        release: name,
        documents: count,
        /** Visits whose composition contains it, each counted once a minute. Edges of the previous version omit it. */
        visits: count.default(0),
        renders: count,
        render_failed: count,
        /** Milliseconds. */
        render_p95: z.number().min(0).nullable(),
        render_networks: z.array(hash(8)).max(50),
        files_refused: count,
      }),
    )
    .max(200),
});

const month = z.number().int().min(1).max(12);

/** What is drawn next to the title: rises and falls, the months of high and low prices, or the days of a policy. */
const shareArt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moves'), up: z.number().int(), down: z.number().int() }),
  z.object({ kind: z.literal('season'), high: month, low: month }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
]);

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
    summary: '分享图的内容：一篇文章或报告的标题、栏目、来源与日期，要点里的涨跌或高低月份，政策的日期',
    request: z.object({ id }),
    data: z.object({
      title: z.string(),
      column: z.string(),
      source_name: z.string(),
      published_at: day.nullable(),
      sample: z.boolean(),
      art: shareArt.nullable(),
    }),
  }),
  'site/reportEdge': operation({
    summary: '边缘进程的观察：各版本的文档、访问、渲染与被拒文件，每 2 秒一次；只接受由边缘密钥签名的请求',
    request: z.object({
      edge: name,
      composition: name,
      sequence: z.number().int().min(0),
      /** Whether it accepts signed compositions only; it then never goes back to an older one. */
      verified: z.boolean(),
      problem: z.string().max(1000),
      window: edgeWindow.nullable(),
    }),
    data: z.object({ floor: z.number().int() }),
  }),
  'site/getTouchedTags': operation({
    method: 'GET',
    summary: '内容有变化的缓存标签：从上次回答的 cursor 起，最多一天；边缘据此更新它缓存的页面',
    request: z.object({
      since: z
        .string()
        .regex(/^\d{1,15}$/)
        .default('0'),
    }),
    data: z.object({
      cursor: z.string(),
      tags: z.array(z.object({ name: z.string(), version: z.number().int(), withdrawn: z.number().int() })),
    }),
  }),
};

export type EdgeWindow = z.output<typeof edgeWindow>;
export type FeedType = (typeof feedTypes)[number];
export type SitemapSource = (typeof sitemapSources)[number];
