import { z } from 'zod';
import { instant, source } from '../shapes.ts';
import { tag } from './article.ts';
import { priceRow } from './price.ts';
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
  /** Newest market prices of a herb, one per specification and origin; empty for other entries. */
  herbs: z.array(
    priceRow.pick({
      id: true,
      product: true,
      spec: true,
      market: true,
      price_avg: true,
      unit: true,
      date: true,
      chg_m: true,
      source_name: true,
      sample: true,
    }),
  ),
  /** Links to other entries have their id in `data-entry`. */
  content_html: z.string(),
  /** The entries that the text links to. */
  mentions: z.array(baikeCard.pick({ id: true, title: true, summary: true, cate_title: true })),
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
