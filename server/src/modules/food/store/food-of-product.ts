import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import type { FoodSummary } from '@bee/contracts/resource/food';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { nameKey } from '../../../text/name-key.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { presentItem } from '../model/food.presenter.ts';
import { listAmounts } from './food-detail.repository.ts';

/** Most relevant nutrients of a fresh food. */
const SHOWN: readonly NutrientKey[] = ['energy', 'protein', 'fat', 'carb', 'fiber', 'vit_c'];

/**
 * The food sold under one of the names, by name order, preferring representative values over single samples; null if
 * there is none.
 */
export const foodOfProduct = async (db: Db, names: readonly string[]): Promise<FoodSummary | null> => {
  const keys = names.map(nameKey).filter(Boolean);
  if (keys.length === 0) return null;
  const { rows } = await sql<{ code: string; name: string; edible_pct: number | null; source_id: number }>`
    select f.code, f.name, f.edible_pct, f.source_id
    from unnest(${keys}::text[]) with ordinality as wanted (key, place)
    join food f on f.sold_as @> array[wanted.key]
    order by wanted.place, f.sold_as[1] <> wanted.key, f.sample, f.representative desc, f.rank limit 1`.execute(db);
  const [food] = rows;
  if (!food) return null;
  const [amounts, source] = await Promise.all([listAmounts(db, food.code), findSource(db, food.source_id)]);
  return {
    code: food.code,
    name: food.name,
    edible_pct: food.edible_pct,
    items: SHOWN.map((key) => {
      const { name, unit, value, nrv_pct } = presentItem(
        key,
        amounts.find(({ nutrient }) => nutrient === key),
        undefined,
      );
      return { key, name, unit, value, nrv_pct };
    }),
    source: presentSource(source),
    to: { page: 'application/food/detail', params: { code: food.code } },
  };
};
