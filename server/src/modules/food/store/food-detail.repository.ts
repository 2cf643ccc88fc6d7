import type { NutrientKey, NutrientState } from '@bee/contracts/entity/nutrient';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { nameKey } from '../../../text/name-key.ts';
import { withoutBrackets } from '../../../text/without-brackets.ts';

export type FoodDetailRow = {
  code: string;
  name: string;
  alias: string[];
  en: string | null;
  latin: string | null;
  first_id: number;
  first_title: string;
  second_id: number;
  second_title: string;
  edible_pct: number | null;
  representative: boolean;
  origin: string | null;
  description: string | null;
  data_class: 'lab' | 'label' | 'calc' | 'borrowed' | null;
  portions: { title: string; grams: number }[];
  sold_as: string[];
  sample: boolean;
  source_id: number;
};

export const findFood = (db: Db, code: string) => queryRow<FoodDetailRow>(db)`
    select f.code, f.name, f.alias, f.en, f.latin, f.first_id, a.title as first_title, f.second_id,
      b.title as second_title, f.edible_pct, f.representative, f.origin, f.description, f.data_class, f.portions,
      f.sold_as, f.sample, f.source_id
    from food f join food_category a on a.id = f.first_id join food_category b on b.id = f.second_id
    where f.code = ${code}`;

export type AmountRow = {
  nutrient: NutrientKey;
  v: number | null;
  state: Exclude<NutrientState, 'na'>;
  decimals: number;
  rank: number | null;
};

export const listAmounts = (db: Db, code: string) => queryRows<AmountRow>(db)`
    select nutrient, v, state, decimals, rank from food_nutrient where code = ${code}`;

/** All nutrients with a known mean in the category, including those that this food lacks. */
export const listCategoryMeans = (db: Db, firstId: number) => queryRows<{
  nutrient: NutrientKey;
  mean: number;
  n: number;
}>(db)`
    select nutrient, mean, n from food_mean where first_id = ${firstId}`;

export type GlycemicRow = { name: string; gi: number; source_id: number };

/**
 * The glycemic index of the food by exact name, or by one of its names if the food is sold raw. Cooked or dried foods
 * do not use the value of the raw food.
 */
export const findGlycemic = async (
  db: Db,
  { name, alias, sold_as }: Pick<FoodDetailRow, 'name' | 'alias' | 'sold_as'>,
): Promise<GlycemicRow | undefined> => {
  const bracketed = alias.map((one) => nameKey(name.replace(withoutBrackets(name), one)));
  const keys = [nameKey(name), ...bracketed, ...sold_as];
  return queryRow<GlycemicRow>(db)`
    select g.name, g.gi, g.source_id
    from unnest(${keys}::text[]) with ordinality as wanted (key, place) join food_gi g on g.match_key = wanted.key
    order by wanted.place, g.sample, g.name like '*%', length(g.name), g.name limit 1`;
};
