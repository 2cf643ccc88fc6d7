import type { Generated } from 'kysely';
import type { Heading } from './article.ts';
import type { Instant, Json } from './columns.ts';

export type ReferenceSeriesTable = {
  id: string;
  natural_key: string;
  title: string;
  industry: string;
  cover: string | null;
  description: string;
  org: string;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type ReferenceSeriesTagTable = { series_id: string; tag_id: string };

export type ReferenceIssueTable = {
  id: string;
  natural_key: string;
  series_id: string;
  no: string;
  title: string;
  period: string;
  published_at: string;
  summary: string;
  key_points: Generated<string[]>;
  cover: string | null;
  fid: string | null;
  pages: number | null;
};

export type ReferenceArticleTable = {
  id: string;
  natural_key: string;
  issue_id: string;
  place: number;
  section: string;
  title: string;
  summary: string;
  author: string | null;
  content_html: string;
  toc: Json<Heading[]>;
  words: number;
  updated_at: Instant;
};

export type ReferenceArticleTagTable = { article_id: string; tag_id: string };

export type EnterpriseTable = {
  id: string;
  natural_key: string;
  name: string;
  short_name: string;
  logo: string | null;
  province: string | null;
  city: string | null;
  founded: number | null;
  main_products: Generated<string[]>;
  scale: string | null;
  intro: string;
  site: string | null;
  stock_code: string | null;
  sample: boolean;
  source_id: number;
};

export type ReferenceEnterpriseTable = { series_id: string; enterprise_id: string; place: number };
