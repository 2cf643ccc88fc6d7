import { z } from 'zod';
import { instant } from '../shapes.ts';
import { articleCard, tag } from './article.ts';
import { link } from './link.ts';

/** Summary of the encyclopedia entry of that name. */
const hubEntry = z.object({
  title: z.string(),
  summary: z.string(),
  /** First facts of the entry: 别名, 产季 … */
  info: z.array(z.object({ k: z.string(), v: z.string() })),
  sample: z.boolean(),
  updated_at: instant.nullable(),
  to: link,
});

/** Content about one product or subject, in addition to the list of its articles. */
export const productHub = z.object({
  /** Key in the price tables; null if the tag is not a priced product. */
  product: z.object({ group: z.string(), name: z.string() }).nullable(),
  entry: hubEntry.nullable(),
  /** The newest articles of each scope. */
  reports: z.array(articleCard),
  news: z.array(articleCard),
  policies: z.array(articleCard),
  /** Other tags of its articles, most frequent first. */
  near: z.array(tag.extend({ count: z.number().int() })),
});

export type ProductHub = z.output<typeof productHub>;
