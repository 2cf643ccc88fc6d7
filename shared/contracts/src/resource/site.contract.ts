import { z } from 'zod';
import { operation } from '../operation.ts';
import { instant, page } from '../shapes.ts';

export const sitemapSources = ['article', 'policy', 'news', 'report', 'vegetable-product', 'tag'] as const;

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
  'site/getGeneration': operation({
    method: 'GET',
    summary: '内容代次：导入和发布使它增大，页面缓存据此失效',
    request: z.object({}),
    data: z.object({ generation: z.number().int() }),
  }),
};

export type SitemapSource = (typeof sitemapSources)[number];
