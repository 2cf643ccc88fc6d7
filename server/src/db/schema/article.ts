import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type TagTable = {
  id: string;
  title: string;
  group_name: '品类' | '地区' | '主题' | '来源';
  product: string | null;
  rank: number;
};

export type Heading = { id: string; level: number; title: string };
export type Attachment = { fid: string; name: string; ext: string; size: number; pages: number | null };

export type ArticleTable = {
  id: string;
  natural_key: string;
  scope: 'news' | 'policy' | 'report' | 'special';
  type: string;
  cate: string | null;
  title: string;
  summary: string;
  cover: string | null;
  source_name: string | null;
  author: string | null;
  published_at: string | null;
  content_html: string;
  toc: Json<Heading[]>;
  key_points: Generated<string[]>;
  attachments: Json<Attachment[]>;
  original_url: string | null;
  copyright: string | null;
  words: number;
  views: Generated<number>;
  favs: Generated<number>;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type ArticleTagTable = { article_id: string; tag_id: string };

export type PolicyTable = {
  article_id: string;
  doc_no: string | null;
  issuing_orgs: Generated<string[]>;
  level: '国家' | '省' | '市' | '县';
  region: string | null;
  region_adcode: string | null;
  doc_type: string | null;
  issued_at: string | null;
  amended_at: string | null;
  effective_at: string | null;
  expires_at: string | null;
  status: 'in_force' | 'amended' | 'repealed' | 'draft';
  chain_key: string;
  history: Generated<string[]>;
  /** Ids of the policies that a text or a picture explains. */
  interprets: Generated<string[]>;
};
