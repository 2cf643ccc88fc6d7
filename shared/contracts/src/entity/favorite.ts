import { z } from 'zod';
import { instant } from '../shapes.ts';
import { link } from './link.ts';

export const favoriteTypes = [
  'article',
  'report',
  'policy',
  'reference',
  'model',
  'product',
  'price',
  'food',
  'standard',
  'baike',
  'trade',
  'trade_query',
] as const;

export const favorite = z.object({
  id: z.string(),
  type: z.enum(favoriteTypes),
  target_id: z.string(),
  title: z.string(),
  summary: z.string(),
  link,
  created_at: instant,
  /** Its source has been deleted; the title is kept. */
  invalid: z.boolean(),
});

export type Favorite = z.output<typeof favorite>;
export type FavoriteType = (typeof favoriteTypes)[number];
