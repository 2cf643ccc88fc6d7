import type { Generated } from 'kysely';
import type { Defaulted, Instant } from './columns.ts';

export type StatTopicTable = {
  id: Generated<number>;
  group_title: string;
  indicator: string;
  crop: Defaulted<string>;
  unit: string;
  decimals: number;
  rank: number;
  provinces: Defaulted<number>;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type StatValueTable = {
  topic_id: number;
  adcode: string;
  year: number;
  revision: Defaulted<number>;
  value: number;
  current: boolean;
  source_table: string | null;
};
