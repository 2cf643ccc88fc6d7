import type { Generated } from 'kysely';
import type { Heading } from './article.ts';
import type { Instant, Json } from './columns.ts';

export type BaikeCategoryTable = { id: string; title: string; rank: number };

export type BaikeTable = {
  id: string;
  natural_key: string;
  title: string;
  alias: Generated<string[]>;
  cate_id: string;
  summary: string;
  cover: string | null;
  info: Json<{ k: string; v: string }[]>;
  content_html: string;
  toc: Json<Heading[]>;
  refs: Json<{ no: number; text: string; url: string | null }[]>;
  views: Generated<number>;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};
