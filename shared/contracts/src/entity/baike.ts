import { z } from 'zod';
import { instant, source } from '../shapes.ts';
import { tag } from './article.ts';
import { productLinks } from './product-links.ts';

export const baikeCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  cate_id: z.string(),
  cate_title: z.string(),
  views: z.number().int(),
  sample: z.boolean(),
  updated_at: instant.nullable(),
});

export const baikeEntry = baikeCard.extend({
  alias: z.array(z.string()),
  /** Categories from the top level to its own. */
  path: z.array(z.object({ id: z.string(), title: z.string() })),
  info: z.array(z.object({ k: z.string(), v: z.string() })),
  /** Current data of the site's tools about it; null if none of them covers the entry. */
  live: productLinks.nullable(),
  content_html: z.string(),
  toc: z.array(z.object({ id: z.string(), level: z.number().int(), title: z.string() })),
  refs: z.array(z.object({ no: z.number().int(), text: z.string(), url: z.string().nullable() })),
  related: z.array(baikeCard),
  tags: z.array(tag),
  /** Public comments and replies. */
  comment_count: z.number().int(),
  source,
});

const leaf = z.object({ id: z.string(), pid: z.string().nullable(), title: z.string(), count: z.number().int() });

/** Categories with entries; the count of a parent includes its children. */
export const baikeTree = z.array(leaf.extend({ children: z.array(leaf) }));

export type BaikeCard = z.output<typeof baikeCard>;
export type Baike = z.output<typeof baikeEntry>;
export type BaikeTree = z.output<typeof baikeTree>;
