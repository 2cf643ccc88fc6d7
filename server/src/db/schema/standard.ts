import type { LimitAuthority, LimitKind, StandardType } from '@bee/contracts/entity/standard';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type StandardTable = {
  id: string;
  natural_key: string;
  code: string;
  number_key: string;
  loose_key: string;
  digits: string;
  year: string | null;
  title: string;
  title_en: string | null;
  type: StandardType;
  level: string | null;
  cate: string | null;
  status: 'in_force' | 'repealed' | 'draft';
  stated: Generated<boolean>;
  issued_at: string | null;
  effective_at: string | null;
  repealed_at: string | null;
  adopted: ColumnType<Adopted | null, string | null, string | null>;
  ics: Generated<string[]>;
  ccs: string | null;
  issuer: string | null;
  committee: string | null;
  drafters: Generated<string[]>;
  scope: string | null;
  products: Generated<string[]>;
  official_url: string | null;
  tsv: string;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type Adopted = { org: string; code: string; degree: string };

export type StandardReplacesTable = { standard_id: string; ref_key: string; code: string; place: number };

export type StandardFollowTable = { uid: number; type: Generated<'standard'>; target_id: string; state: string };

export type LimitFoodTable = {
  id: string;
  title: string;
  match_key: string;
  alias: Generated<string[]>;
  parent_id: string | null;
  level: '食品' | '亚类' | '类别';
  path: string[];
  path_ids: string[];
  rank: number;
  sample: boolean;
};

export type LimitSubstanceTable = {
  id: string;
  name: string;
  match_key: string;
  alias: Generated<string[]>;
  kind: LimitKind;
  info: Json<{ k: string; v: string }[]>;
  sample: boolean;
};

export type FoodLimitTable = {
  id: string;
  food_id: string;
  substance_id: string;
  food_text: string;
  value: number | null;
  value_text: string;
  unit: string | null;
  authority: LimitAuthority;
  excludes: Generated<string[]>;
  standard_code: string | null;
  standard_key: string | null;
  clause: string | null;
  note: string | null;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};
