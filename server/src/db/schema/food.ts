import type { NutrientState } from '@bee/contracts/entity/nutrient';
import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export type FoodCategoryTable = { id: Generated<number>; pid: number | null; title: string; rank: number };

export type FoodTable = {
  code: string;
  name: string;
  alias: Generated<string[]>;
  en: string | null;
  latin: string | null;
  first_id: number;
  second_id: number;
  edible_pct: number | null;
  representative: boolean;
  origin: string | null;
  description: string | null;
  data_class: 'lab' | 'label' | 'calc' | 'borrowed' | null;
  portions: Json<{ title: string; grams: number }[]>;
  sold_as: Generated<string[]>;
  rank: number;
  sample: boolean;
  source_id: number;
  updated_at: Instant;
};

export type FoodNutrientTable = {
  code: string;
  nutrient: string;
  v: number | null;
  state: Exclude<NutrientState, 'na'>;
  decimals: number;
  rank: number | null;
};

export type FoodMeanTable = { first_id: number; nutrient: string; mean: number; n: number };

export type FoodEndingTable = {
  code: string;
  name: string;
  other: boolean;
  way: number;
  at: number;
  ending: string;
};

export type FoodGiTable = {
  name: string;
  group_name: string;
  gi: number;
  match_key: string;
  sample: boolean;
  source_id: number;
};
