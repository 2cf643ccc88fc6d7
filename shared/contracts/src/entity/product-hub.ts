import { z } from 'zod';
import { instant } from '../shapes.ts';
import { articleCard, tag } from './article.ts';
import { link } from './link.ts';

/** The encyclopedia's entry of that name, in short. */
const hubEntry = z.object({
  title: z.string(),
  summary: z.string(),
  /** First facts of the entry: 别名, 产季 … */
  info: z.array(z.object({ k: z.string(), v: z.string() })),
  sample: z.boolean(),
  updated_at: instant.nullable(),
  to: link,
});

/** What the site knows of one product or subject, beside the list of its articles. */
export const productHub = z.object({
  /** Key of the price tables; null where the tag names no product with prices. */
  product: z.object({ group: z.string(), name: z.string() }).nullable(),
  entry: hubEntry.nullable(),
  /** The newest of each scope. */
  reports: z.array(articleCard),
  news: z.array(articleCard),
  policies: z.array(articleCard),
  /** Tags that its articles carry beside it, the most frequent first. */
  near: z.array(tag.extend({ count: z.number().int() })),
});

export type ProductHub = z.output<typeof productHub>;
