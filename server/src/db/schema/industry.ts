import type { TableField, TableFreq } from '@bee/contracts/entity/industry';
import type { Generated } from 'kysely';
import type { Defaulted, Instant, Json } from './columns.ts';

/** A field of a table. Dimensions and measures are stored in each row in this order. */
export type StoredField = Pick<TableField, 'field' | 'title' | 'role'> & {
  unit?: string | null;
  decimals?: number;
  desc?: string;
  /** For measures: `flow` values can be summed over a period, `level` values cannot. */
  kind?: 'flow' | 'level';
  /** Values of a dimension in display order. */
  order?: string[];
};

export type PathPart = { id: string; title: string };

export type StoredCoverage = {
  periods?: number;
  expected?: number;
  gaps?: { from: string; to: string; periods: number }[];
  gap_count?: number;
  revised?: number;
  last_revised_at?: string | null;
};

export type IndustryNodeTable = {
  id: string;
  pid: string | null;
  type: 'domain' | 'category' | 'model';
  title: string;
  path: Json<PathPart[]>;
  rank: number;
  tables: Generated<number>;
};

export type IndustryNameTable = {
  node_id: string;
  name: string;
  other: boolean;
  folded: string;
  spelling: string;
  initials: string;
  syllables: string;
  within: string;
};

export type IndustryTableTable = {
  no: Generated<number>;
  model_id: string;
  title: string;
  alias: Defaulted<string[]>;
  description: Defaulted<string>;
  freq: TableFreq;
  geo_level: 'none' | 'nation' | 'province' | 'city' | 'market';
  fields: Json<StoredField[]>;
  tags: Defaulted<string[]>;
  products: Defaulted<string[]>;
  parent: string | null;
  lag_days: number | null;
  market_places: Defaulted<string[]>;
  source_id: number;
  sample: boolean;
  updated_at: Instant;
  first_period: string | null;
  last_period: string | null;
  row_count: Generated<number>;
  places: Defaulted<string[]>;
  vintages: Defaulted<string[]>;
  coverage: Json<StoredCoverage>;
};

type RowKey = {
  table_no: number;
  period: string;
  adcode: Defaulted<string>;
  d1: Defaulted<string>;
  d2: Defaulted<string>;
  d3: Defaulted<string>;
  d4: Defaulted<string>;
  cells: (number | null)[];
  published_on: string;
};

export type IndustryRowTable = RowKey;
export type IndustryPastTable = RowKey & { revision: number };

export type IndustryValueTable = { table_no: number; slot: string; value: string; rows: number };

export type IndustryViewTable = { uid: number; model_id: string; viewed_at: Instant };
