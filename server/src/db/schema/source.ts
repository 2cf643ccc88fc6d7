import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from './columns.ts';

export type DataSourceTable = {
  id: Generated<number>;
  kind: string;
  name: string;
  url: string | null;
  publisher: string | null;
  sample: boolean;
  retrieved_at: Instant;
};

export type SiteStateTable = { singleton: Generated<boolean>; generation: number };

export type BannerTable = {
  id: string;
  pos: string;
  title: string;
  subtitle: string;
  image: string | null;
  page: string | null;
  params: Json<Record<string, string>>;
  rank: number;
};

export type HotKeywordTable = {
  keyword: string;
  heat: number;
  trend: 'up' | 'flat' | 'down';
  blocked: Generated<boolean>;
  /** True if an operator added the source. */
  added: Generated<boolean>;
  pinned_at: NullableInstant;
  changed_at: NullableInstant;
  changed_by: number | null;
};
